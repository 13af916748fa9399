import {
  acknowledgementStatuses,
  type AcknowledgementStatus,
} from "#shared/domain/registration/registration";

/** What a society says of one song that was notified. */
export type Acknowledgement = {
  /** Ours, as it was sent. */
  workNumber: string;
  title: string;
  /** The society's own, where it gives one. */
  societyNumber: string;
  status: AcknowledgementStatus;
  /** YYYY-MM-DD */
  processedOn: string;
  messages: string[];
};

/** `from` is the society's or sender's name of the file's header, `society` its code in CISAC's list; empty where it is none. */
export type AcknowledgementFile = { from: string; society: string; acknowledgements: Acknowledgement[] };

/**
 * Reads what a society sends back. Null for a file that is none; lines that cannot be read are left out, as societies add records of
 * their own. Source: CISAC, CWR 2.2, records HDR, ACK and MSG.
 */
export function readAcknowledgements(text: string): AcknowledgementFile | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const header = lines[0] ?? "";
  if (!header.startsWith("HDR")) return null;
  const acknowledgements: Acknowledgement[] = [];
  for (const line of lines) {
    if (line.startsWith("ACK")) {
      const read = readAcknowledgement(line);
      if (read) acknowledgements.push(read);
    } else if (line.startsWith("MSG")) {
      const message = at(line, 36, 150);
      if (message) acknowledgements.at(-1)?.messages.push(message);
    }
  }
  if (acknowledgements.length === 0) return null;
  // Of a society the sender's number is its code.
  const code = at(header, 4, 2) === "SO" && /^0{6}(\d{3})$/.exec(at(header, 6, 9))?.[1];
  return { from: at(header, 15, 45), society: code || "", acknowledgements };
}

function readAcknowledgement(line: string): Acknowledgement | null {
  const status = at(line, 158, 2);
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(at(line, 150, 8));
  if (!(status in acknowledgementStatuses) || !day) return null;
  return {
    title: at(line, 50, 60),
    workNumber: at(line, 110, 20),
    societyNumber: at(line, 130, 20),
    status: status as AcknowledgementStatus,
    processedOn: day.slice(1).join("-"),
    messages: [],
  };
}

/** The place counts from 1, as in the specification. */
function at(line: string, start: number, length: number): string {
  return line.slice(start - 1, start - 1 + length).trim();
}
