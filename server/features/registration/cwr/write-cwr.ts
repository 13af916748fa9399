import { envelopeLine, recordLine } from "#server/features/registration/cwr/records";
import { recordsOf, type TransactionType } from "#server/features/registration/cwr/work-records";
import { foldName } from "#server/features/registration/cwr/fold";
import type { CwrSubmitter, CwrWork } from "#server/features/registration/cwr/work";

export type CwrNotification = { work: CwrWork; type: TransactionType };

export type CwrSending = {
  submitter: CwrSubmitter;
  /** Of the submitter's files in this year, from 1: never used twice. */
  number: number;
  /** Whom it goes to: a society's three digits, "000" for several. */
  receiver: string;
  at: Date;
  notifications: readonly CwrNotification[];
};

/** CW260001ABC_000.V22 */
export function cwrFileName({ submitter, number, receiver, at }: Omit<CwrSending, "notifications">): string {
  const year = String(at.getUTCFullYear()).slice(-2);
  return `CW${year}${String(number).padStart(4, "0")}${submitter.senderCode}_${receiver}.V22`;
}

/**
 * A CWR 2.2 file: ASCII, one record a line, ended by CR LF. Every song must have passed `checkWork`, the submitter `checkSubmitter`.
 * Source: CISAC, CWR19-1070R1.
 */
export function writeCwr({ submitter, at, notifications }: CwrSending): string {
  const lines = [headerLine(submitter, at)];
  const groups = (["NWR", "REV"] as const)
    .map((type) => ({ type, works: notifications.filter((notification) => notification.type === type) }))
    .filter(({ works }) => works.length > 0);
  for (const [index, { type, works }] of groups.entries()) {
    const group = index + 1;
    const records = works.flatMap(({ work }, transaction) =>
      recordsOf(work, submitter, type).map((record, position) => recordLine(record, transaction, position)),
    );
    lines.push(
      envelopeLine("GRH", { transactionType: type, group, version: "02.20" }),
      ...records,
      envelopeLine("GRT", { group, transactions: works.length, records: records.length + 2 }),
    );
  }
  lines.push(
    envelopeLine("TRL", {
      groups: groups.length,
      transactions: notifications.length,
      records: lines.length + 1,
    }),
  );
  return lines.map((line) => `${line}\r\n`).join("");
}

/**
 * A number of more than nine digits has its first two where the kind of sender stands otherwise. The revision is the one that the
 * specification's second revision still demands: a whole file is refused for one that a society's table does not have.
 */
function headerLine({ name, ipiNameNumber }: CwrSubmitter, at: Date): string {
  const iso = at.toISOString();
  const day = iso.slice(0, 10).replaceAll("-", "");
  const first = ipiNameNumber.slice(0, 2);
  return envelopeLine("HDR", {
    senderType: first === "00" ? "PB" : first,
    senderId: ipiNameNumber.slice(2),
    senderName: foldName(name).text,
    ediVersion: "01.10",
    creationDate: day,
    creationTime: iso.slice(11, 19).replaceAll(":", ""),
    transmissionDate: day,
    version: "2.2",
    revision: 1,
    software: "SAHIHI",
  });
}
