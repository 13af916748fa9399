import { useEffect, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from "react";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import {
  DialogBody,
  dialogButtons,
  DialogFooter,
  DialogFrame,
  type DialogFrameProps,
} from "#client/ui/dialog";
import { Field } from "#client/ui/fields/field";
import { PasswordInput, Textarea } from "#client/ui/fields/input";

/** What to say where nothing was typed, at its field. */
type Missing = { title?: string; message: string };

const wordsOf = (missing: Missing | undefined) =>
  missing?.title === undefined ? missing?.message : `${missing.title}: ${missing.message}`;

/** The password of one's account. */
type AskedPassword = {
  label?: string;
  help?: string;
  /** Without it the button waits for the password. */
  missing?: Missing;
};

/** A text that somebody types: a reason, unless it says otherwise. */
type AskedText = {
  label?: string;
  help: string;
  rows?: number;
  value: string;
  onChange: (text: string) => void;
  isOptional?: boolean;
  /** Without it the button waits for the text. */
  missing?: Missing;
  limit?: TextLimit;
};

/** A text that is too long stays whole, and is said to be so: nothing is cut off unseen. */
export type TextLimit = {
  most: number;
  /** Said after the help, for a text of this length. */
  room?: (length: number) => string;
  tooLong: (tooMany: number) => string;
};

type DialogFormProps = {
  password?: AskedPassword;
  text?: AskedText;
  /** What it brings about, and fields of the dialog's own. */
  children?: ReactNode;
  action: string;
  busyLabel?: string;
  variant?: "primary" | "danger";
  cancel?: string;
  onCancel: () => void;
  busy: boolean;
  disabled?: boolean;
  /** Why it failed: said at the password or the text, else below the fields. */
  error?: string | undefined;
  onSubmit: (typed: { password: string; text: string }, event: SubmitEvent<HTMLFormElement>) => void;
  /** The buttons stand right below the fields. */
  inline?: boolean;
};

/** What a dialog asks for, and its two buttons. What is missing or too long gets the focus, and nothing is sent. */
export function DialogForm(props: DialogFormProps) {
  const { password, text, children, busy, disabled = false, error, onSubmit, inline = false } = props;
  const { action, busyLabel, variant = "primary", cancel = say("screen.cancel"), onCancel } = props;
  const fields = useRef<HTMLDivElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const [typedPassword, setTypedPassword] = useState("");
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    // On a phone the foot of the dialog would hide what is below the field.
    if (error !== undefined) fields.current?.scrollIntoView({ block: "end" });
  }, [error]);

  const lacksPassword = password !== undefined && typedPassword === "";
  const lacksText = text !== undefined && !text.isOptional && text.value.trim() === "";
  const tooLong = text && tooLongFor(text);
  const waits = (lacksPassword && !password.missing) || (lacksText && !text.missing);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (busy) return;
    if (lacksPassword) return ask(passwordField.current);
    if (lacksText) return ask(textField.current);
    if (tooLong !== undefined) return textField.current?.focus();
    onSubmit({ password: typedPassword, text: text?.value.trim() ?? "" }, event);
  }

  function ask(field: HTMLElement | null) {
    setIsTried(true);
    field?.focus();
  }

  const asked = (
    <div ref={fields} className="grid gap-5">
      {children}
      {password && (
        <PasswordField
          {...password}
          value={typedPassword}
          onChange={setTypedPassword}
          error={isTried && lacksPassword ? wordsOf(password.missing) : error}
          ref={passwordField}
        />
      )}
      {text && (
        <TextField
          {...text}
          error={tooLong ?? (isTried && lacksText ? wordsOf(text.missing) : password ? undefined : error)}
          readOnly={busy}
          ref={textField}
        />
      )}
      {error !== undefined && !password && !text && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
  const buttons = (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" variant={variant} busy={busy} busyLabel={busyLabel} disabled={disabled || waits}>
        {action}
      </Button>
    </>
  );
  return (
    <form
      noValidate
      className={inline ? "grid gap-5" : "contents"}
      onSubmit={(event) => {
        event.preventDefault();
        // React lets events rise through portals: a form around the dialog must not take this for its own.
        event.stopPropagation();
        submit(event);
      }}
    >
      {inline ? asked : <DialogBody>{asked}</DialogBody>}
      {inline ? (
        <div className={dialogButtons(variant === "danger")}>{buttons}</div>
      ) : (
        <DialogFooter className={dialogButtons(variant === "danger")}>{buttons}</DialogFooter>
      )}
    </form>
  );
}

type FormDialogProps = Omit<DialogFrameProps, "children" | "className"> &
  Omit<DialogFormProps, "onCancel"> & {
    /** Where it leads elsewhere than closing does. */
    onCancel?: () => void;
  };

/** Asks for a password, a reason or a last yes before something is done. */
export function FormDialog({ open, onOpenChange, title, description, ...given }: FormDialogProps) {
  const form = <DialogForm onCancel={() => onOpenChange(false)} {...given} />;
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} title={title} description={description}>
      {given.inline ? <DialogBody>{form}</DialogBody> : form}
    </DialogFrame>
  );
}

type TypedProps<Element> = { error: string | undefined; ref: Ref<Element> };

type PasswordFieldProps = AskedPassword &
  TypedProps<HTMLInputElement> & { value: string; onChange: (password: string) => void };

function PasswordField({ label = "Your password", help, error, value, onChange, ref }: PasswordFieldProps) {
  return (
    <Field label={label} help={help} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          ref={ref}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function TextField(props: AskedText & TypedProps<HTMLTextAreaElement> & { readOnly: boolean }) {
  const { label = say("screen.reason"), help, rows = 4, value, onChange, isOptional } = props;
  const { limit = reasonLimit, error, readOnly, ref } = props;
  const room = limit.room?.(value.trim().length);
  return (
    <Field label={label} help={room ? `${help} ${room}` : help} error={error} required={!isOptional}>
      {(control) => (
        <Textarea
          {...control}
          ref={ref}
          rows={rows}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function tooLongFor({ value, limit = reasonLimit }: AskedText): string | undefined {
  const tooMany = value.trim().length - limit.most;
  return tooMany > 0 ? limit.tooLong(tooMany) : undefined;
}

/** As the contract has it. */
const LONGEST_REASON = 1000;
/** From here on it is told how much room there is. */
const NEARLY_FULL = 100;

const reasonLimit: TextLimit = {
  most: LONGEST_REASON,
  room: (length) =>
    LONGEST_REASON - length <= NEARLY_FULL
      ? say("screen.roomLeft", { room: characters(LONGEST_REASON - length) })
      : "",
  tooLong: (tooMany) =>
    say("screen.reasonTooLong", { most: LONGEST_REASON, characters: characters(tooMany) }),
};

const characters = (count: number) => say("screen.characters", { count });
