/*
 * Stands in for https://js.paystack.co/v2/inline.js where no payment keys are configured: the same class, methods and callbacks.
 * The window it opens is a frame of this server's own.
 */
(() => {
  const base = new URL(".", document.currentScript.src);

  class PaystackPop {
    #open = null;

    /** Starts a transaction from the browser, as the real one does; its amount is whatever the browser says. */
    async newTransaction({ key, email, amount, currency = "KES", reference, metadata, ...callbacks }) {
      const ref = reference ?? `T${Date.now()}${Math.trunc(Math.random() * 1e9)}`;
      const answer = await fetch(new URL("window", base), {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
        body: JSON.stringify({ email, amount, currency, reference: ref, metadata }),
      });
      const { data, message } = await answer.json();
      if (answer.ok) return this.resumeTransaction(data.access_code, callbacks);
      callbacks.onError?.({ message });
      return undefined;
    }

    checkout(options) {
      return this.newTransaction(options);
    }

    /** Opens the window on a transaction that the server has started. */
    resumeTransaction(accessCode, callbacks = {}) {
      this.cancelTransaction();
      const transaction = { id: crypto.randomUUID?.() ?? String(Date.now()), accessCode, callbacks };
      this.#open = transaction;
      void this.#show(transaction);
      return transaction;
    }

    /** Closes the window; without an id, whichever is open. */
    cancelTransaction(id) {
      const transaction = this.#open;
      if (!transaction || (id && id !== transaction.id && id !== transaction)) return;
      this.#close(transaction);
      transaction.callbacks.onCancel?.();
    }

    async #show(transaction) {
      const { accessCode, callbacks } = transaction;
      const address = new URL(`window/${encodeURIComponent(accessCode)}`, base);
      const state = await fetch(`${address}/state`).then(
        (answer) => (answer.ok ? answer.json() : null),
        () => null,
      );
      if (this.#open !== transaction) return;
      if (!state) {
        this.#close(transaction);
        callbacks.onError?.({ message: "Transaction not found" });
        return;
      }
      transaction.dialog = openDialog(address, (message) => this.#hear(transaction, message));
      transaction.dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        this.cancelTransaction(transaction.id);
      });
    }

    #hear(transaction, { type, state, height }) {
      if (this.#open !== transaction) return;
      const { accessCode, callbacks } = transaction;
      if (type === "loaded") callbacks.onLoad?.({ id: state.id, customer: {}, accessCode });
      if (type === "sized") transaction.dialog.style.height = `${Math.max(height, 320)}px`;
      if (type === "cancelled") this.cancelTransaction(transaction.id);
      if (type !== "done") return;
      this.#close(transaction);
      const { id, reference, message } = state;
      callbacks.onSuccess?.({ id, trans: id, reference, trxref: reference, status: "success", message });
    }

    #close(transaction) {
      this.#open = null;
      transaction.dialog?.close();
      transaction.dialog?.remove();
    }
  }

  /** A modal dialog around the frame: at the bottom of a phone, in the middle of anything wider. */
  function openDialog(address, onMessage) {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "Trial payment");
    const isPhone = matchMedia("(max-width: 520px)").matches;
    Object.assign(dialog.style, {
      width: isPhone ? "100%" : "440px",
      maxWidth: "100%",
      height: "620px",
      maxHeight: "100dvh",
      margin: isPhone ? "auto 0 0" : "auto",
      padding: "0",
      border: "0",
      borderRadius: isPhone ? "16px 16px 0 0" : "16px",
      overflow: "hidden",
      boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.55)",
    });

    const frame = document.createElement("iframe");
    frame.src = address.href;
    frame.title = "Trial payment";
    Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
    frame.addEventListener("load", () => frame.contentWindow?.focus());

    const listen = ({ origin, source, data }) => {
      if (origin === base.origin && source === frame.contentWindow) onMessage(data);
    };
    addEventListener("message", listen);
    dialog.addEventListener("close", () => removeEventListener("message", listen));

    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  globalThis.PaystackPop = PaystackPop;
})();
