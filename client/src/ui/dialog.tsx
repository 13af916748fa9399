import { useRef, type ReactNode } from "react";
import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { classNames } from "#client/ui/class-names";

export type DialogFrameProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

type DialogProps = DialogFrameProps & {
  /** The actions, primary last; on a phone they stack with the primary on top. */
  footer?: ReactNode;
  /** How they stand, where not so. */
  footerClass?: string | undefined;
};

/** A modal: a bottom sheet on phones, a centred card above 640 px. */
export function Dialog({ children, footer, footerClass, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <DialogBody>{children}</DialogBody>
      {footer && <DialogFooter {...(footerClass && { className: footerClass })}>{footer}</DialogFooter>}
    </DialogFrame>
  );
}

/** A dialog without what stands below its title. */
export function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
}: DialogFrameProps) {
  // Radix gives the focus back to a trigger of its own; our dialogs are opened from anywhere.
  const opener = useRef<HTMLElement[]>([]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="motion-fade fixed inset-0 z-50 bg-[#12140f]/55" />
        <Radix.Content
          {...(description === undefined && { "aria-describedby": undefined })}
          onInteractOutside={(event) => {
            // Closing a toast is no wish to close the dialog.
            if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
              event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            opener.current = withAncestors(document.activeElement);
            event.preventDefault();
            focusFirstField(event.currentTarget as HTMLElement);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusNearest(opener.current);
          }}
          className={classNames(
            "motion-sheet fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-7rem)] w-full flex-col rounded-t-card border border-b-0 bg-surface shadow-soft focus:outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:max-w-lg sm:rounded-card sm:border-b",
            className,
          )}
        >
          <header className="flex items-start gap-3 border-b px-5 pt-5 pb-4 sm:px-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-serif text-lg font-semibold wrap-anywhere">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-sm wrap-anywhere text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-ink/6 hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const FIELD = "input:enabled:not([type=hidden]), select:enabled, textarea:enabled";

/** What a dialog asks for comes first; one that asks for nothing, or below what is read first, is read from its title on. */
export function focusFirstField(dialog: HTMLElement): void {
  const field = dialog.querySelector<HTMLElement>(FIELD);
  (field && isInView(field) ? field : dialog).focus();
}

/** Whether the field takes the focus without scrolling what stands above it away. */
function isInView(field: HTMLElement): boolean {
  const body = field.closest("[data-scrolls]");
  return !body || field.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom;
}

export function DialogBody({ children }: { children: ReactNode }) {
  return (
    // A field that takes the focus brings along its label above and what is wrong with it below.
    <div
      data-scrolls
      className="min-h-0 flex-1 scroll-pt-10 scroll-pb-20 overflow-y-auto px-5 [--bar-bottom:-1.25rem] [--gutter:1.25rem] py-5 sm:px-6"
    >
      {children}
    </div>
  );
}

export function DialogFooter({ children, className = dialogButtons() }: DialogFooterProps) {
  return <footer className={classNames(className, "border-t px-5 py-4 sm:px-6")}>{children}</footer>;
}

type DialogFooterProps = { children: ReactNode; className?: string };

/** On a phone the buttons stand below each other; what cannot be undone stands where no thumb slips onto it. */
export function dialogButtons(isIrreversible = false): string {
  return classNames(
    "flex flex-col-reverse sm:flex-row sm:justify-end sm:gap-2",
    isIrreversible ? "gap-6" : "gap-2",
  );
}

function withAncestors(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : [];
}

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]";

/** What opened a dialog may be gone by its end, sent or completed: then the nearest thing beside it takes the focus. */
function focusNearest([opener, ...ancestors]: HTMLElement[]): void {
  // Where a tap gives no focus nothing had it, and the first link of the page is not near to anything.
  if (opener === document.body) return;
  if (opener?.isConnected) return opener.focus();
  // Moved to another place of the page, it is another element of the same id.
  const moved = opener?.id ? document.getElementById(opener.id) : null;
  if (moved) return moved.focus();
  if (document.activeElement !== document.body) return;
  const place = ancestors.find((ancestor) => ancestor.isConnected && ancestor.querySelector(FOCUSABLE));
  place?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
