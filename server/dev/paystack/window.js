/* The local provider's payment window, in the frame that the inline script opens or as a page of its own. */
(() => {
  const LOOK_AGAIN_MS = 300;
  const SHOW_PAID_MS = 500;

  const address = location.pathname;
  const isFramed = parent !== globalThis;
  let state;

  const all = (selector) => document.querySelectorAll(selector);
  const onClick = (selector, listener) =>
    all(selector).forEach((element) => element.addEventListener("click", () => listener(element)));

  function show(view) {
    all("[data-view]").forEach((section) => (section.hidden = section.dataset.view !== view));
    document.querySelector(`[data-view=${view}] h2`)?.focus();
    say("sized");
  }

  async function ask(path, options) {
    const answer = await fetch(`${address}/${path}`, options);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    state = await answer.json();
    return state;
  }

  function say(type) {
    const height = document.body.scrollHeight;
    if (isFramed) parent.postMessage({ type, state, height }, location.origin);
    else if (type === "done" || type === "cancelled") leave(type);
  }

  /** Without a frame around it, the browser goes back to where it came from. */
  function leave(type) {
    const { callbackUrl, reference } = state;
    const back = new URL(callbackUrl || "/", location.href);
    if (type === "done") {
      back.searchParams.set("trxref", reference);
      back.searchParams.set("reference", reference);
    }
    location.assign(back);
  }

  /** Around the frame there is nothing to reach: after its last button comes its first. */
  function stayWithin(event) {
    if (event.key !== "Tab") return;
    const buttons = [...all("button:enabled")].filter((button) => button.checkVisibility());
    const [from, to] = event.shiftKey ? [buttons.at(0), buttons.at(-1)] : [buttons.at(-1), buttons.at(0)];
    if (document.activeElement !== from && document.activeElement !== document.body) return;
    event.preventDefault();
    to.focus();
  }

  function follow() {
    if (state.status === "success") {
      show("paid");
      setTimeout(() => say("done"), SHOW_PAID_MS);
    } else if (state.status === "ongoing") {
      show("waiting");
      setTimeout(() => void ask("state").then(follow, follow), LOOK_AGAIN_MS);
    } else if (state.status === "failed") {
      document.querySelector("[data-message]").textContent = state.message;
      show("failed");
    } else {
      show("choose");
    }
  }

  async function pay(method) {
    const fault = document.querySelector("[data-fault]");
    fault.textContent = "";
    all("[data-pay]").forEach((button) => (button.disabled = true));
    try {
      await ask("pay", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ method }),
      });
      follow();
    } catch {
      fault.textContent = "This server does not answer. Please try again.";
    } finally {
      all("[data-pay]").forEach((button) => (button.disabled = false));
    }
  }

  onClick("[data-pay]", (button) => void pay(button.dataset.pay));
  onClick("[data-done]", () => say("done"));
  onClick("[data-again]", () => show("choose"));
  onClick("[data-cancel]", () => say("cancelled"));
  addEventListener("keydown", ({ key }) => key === "Escape" && say("cancelled"));
  if (isFramed) addEventListener("keydown", stayWithin);

  void ask("state").then(() => {
    say("loaded");
    // A refusal that was seen before is not shown again: whoever comes back wants to try.
    if (state.status === "failed") show("choose");
    else follow();
  });
})();
