import * as fc from "fast-check";
import { anyEmail, anyLine } from "#server/testing/factories/any-text";
import type { SplitSheetPdf } from "#server/features/documents/pdf/document-pdf";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";
import { splitEqually } from "#shared/domain/shares";
import { partiesOf } from "#shared/domain/parties";
import { noSongFacts } from "#shared/domain/song-facts";
import { testOperator } from "#server/testing/factories/operator";
import type { RightsHolder, SplitSheet } from "#shared/domain/split-sheet";
import { sheetTerms } from "#shared/wordings/sheet-terms";

const documentId = "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70";

/** What a split-sheet PDF is made from, for these names on the publishing list, sent and with the first `signed` signatures. */
export function splitSheetPdf(
  names: readonly string[],
  { signed = 0, sent = true, ...given }: Partial<SplitSheet> & { signed?: number; sent?: boolean } = {},
): SplitSheetPdf {
  const sheet: SplitSheet = {
    ...noSongFacts,
    songTitle: "Nairobi Nights",
    artistName: "Amina Wanjirũ",
    releaseDate: "12/12/2026",
    duration: "3:42",
    genre: "Afrobeats",
    publishing: holders(names),
    master: [],
    ...given,
  };
  return {
    documentId,
    type: "split_sheet",
    title: `${sheet.songTitle} – split sheet`,
    content: sheet,
    terms: sheetTerms.clauses,
    ownerName: names[0] ?? "",
    createdAt: new Date("2026-11-18T08:12:44Z"),
    version: sent
      ? { number: 1, sha256: "9f86d081".repeat(8), sentAt: new Date("2026-11-19T09:00:01Z") }
      : null,
    changes: null,
    signers: signersOf(sheet, sent ? signed : 0),
    facts: [],
    isCompleted: false,
    operator: testOperator,
    seal: null,
    verifyUrl: `https://sahihi.com/verify?document=${documentId}`,
  };
}

export function holders(names: readonly string[], role = "Songwriter"): RightsHolder[] {
  const shares = splitEqually(names.length);
  return names.map((name, index) => ({
    name,
    email: `person${index}@example.com`,
    role,
    share: shares[index] ?? 0,
  }));
}

function signersOf(sheet: SplitSheet, signed: number): SplitSheetPdf["signers"] {
  return partiesOf({ type: "split_sheet", content: sheet }).map((person, index) => ({
    ...person,
    signedAt: index < signed ? new Date(Date.UTC(2026, 10, 20, 11, 0, index)) : null,
    signatureId: index < signed ? `SIG-7K3QX9M2${String(index).padStart(4, "0")}` : null,
    way: index < signed ? "mail_link" : null,
    mark: null,
    openedAt: index < signed ? new Date(Date.UTC(2026, 10, 20, 10, index)) : null,
    agreedTo: index < signed ? acknowledgements.split_sheet : null,
  }));
}

/** Every text that must be readable in the PDF, in the order it stands there. */
export function textsOf({
  documentId: id,
  title,
  content: sheet,
  terms,
  version,
  signers,
  ownerName,
}: SplitSheetPdf): string[] {
  const rows = [...sheet.publishing, ...sheet.master];
  return [
    sheet.songTitle,
    `by ${sheet.artistName}`,
    ownerName,
    ...rows.flatMap(({ name, email, role, share }) => [name, email, role, `${share / 100}%`]),
    ...terms.map((clause, index) => `${index + 1}. ${clause}`),
    title,
    id,
    ...(version ? [version.sha256.replace(/.{8}(?=.)/g, "$& ")] : []),
    ...signers.flatMap(({ name, email, signatureId }) => [name, email, signatureId ?? "Not signed yet"]),
  ].filter((text) => text !== "");
}

const hexadecimal = (length: number) =>
  fc
    .array(fc.constantFrom(..."0123456789abcdef"), { minLength: length, maxLength: length })
    .map((d) => d.join(""));

/** Sheets of one to eight people with names in the scripts and marks of the continent, signed in part or by all. */
export const anySplitSheetPdf: fc.Arbitrary<SplitSheetPdf> = fc
  .record({
    names: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    masterNames: fc.array(anyLine, { maxLength: 3 }),
    emails: fc.array(anyEmail, { minLength: 11, maxLength: 11 }),
    roles: fc.array(anyLine, { minLength: 11, maxLength: 11 }),
    songTitle: anyLine,
    artistName: anyLine,
    title: anyLine,
    id: fc.uuid(),
    sha256: hexadecimal(64),
    signatures: fc.array(hexadecimal(12), { minLength: 11, maxLength: 11 }),
  })
  .map(({ names, masterNames, emails, roles, songTitle, artistName, title, id, sha256, signatures }) => {
    const row = (holder: RightsHolder, index: number) => ({
      ...holder,
      email: emails[index] ?? "",
      role: roles[index] ?? "",
    });
    const input = splitSheetPdf(names, {
      songTitle,
      artistName,
      publishing: holders(names).map(row),
      master:
        masterNames.length > 0 ? holders(masterNames).map((holder, index) => row(holder, index + 8)) : [],
      signed: names.length,
    });
    return {
      ...input,
      title,
      documentId: id,
      verifyUrl: `https://sahihi.com/verify?document=${id}`,
      version: { number: 1, sha256, sentAt: new Date("2026-11-19T09:00:01Z") },
      signers: input.signers.map((signer, index) => ({
        ...signer,
        signatureId: signer.signedAt && `SIG-${signatures[index]?.toUpperCase()}`,
      })),
    };
  });
