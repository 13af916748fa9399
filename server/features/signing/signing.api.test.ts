import { asc, eq } from "#server/orm";
import { beforeAll, describe, expect, test } from "vitest";
import { documentVersions, issuedPdfs } from "#server/db/tables/documents";
import { signatures, signers } from "#server/db/tables/signing";
import { eventsOf, isUnbroken, sha256 } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { readPdf } from "#server/testing/read-pdf";
import type { ReceivedMail } from "#server/testing/smtp-sink";
import type { SignResult } from "#shared/contract/signing/acts";
import { acknowledgements } from "#shared/wordings/acknowledgements/en";

const app = await appForFile();
const { readView, signed } = signingCalls(app);
let owner: Caller;
const { read, collaborators } = documentCalls(() => owner);

const linksIn = (text: string) => [...new Set(text.match(/http:\/\/sahihi\.test\/[^\s"<]+/g))];
const isCompletion = ({ subject }: ReceivedMail) => subject.startsWith("Everybody has signed");
const pdfIn = (mails: ReceivedMail[]) => mails.find(isCompletion)!.attachments[0]!.content;

describe("a split sheet, from sending to the last signature", () => {
  const song = { songTitle: "Sauti ya Pwani", message: "As we agreed.\nSign when you can!" };
  const [, second, third] = people(3);
  let email: string;
  let sheet: Awaited<ReturnType<typeof sendSheet>>;
  let results: SignResult[];

  beforeAll(async () => {
    const { user, caller } = await app.signedIn();
    owner = caller;
    email = user.email;
    const first = { name: "Amina Wanjiru", email, role: "Songwriter", percentage: 50 };
    sheet = await sendSheet(app, owner, {
      ...song,
      publishingRightsCollaborators: [
        first,
        { ...second!, name: "Ọláyínká Adébáyọ̀", percentage: 30 },
        { ...third!, name: "ተዎድሮስ ካሳሁን", percentage: 20 },
      ],
      masterRightsCollaborators: [{ ...first, role: "Artist", percentage: 100 }],
    });
  });

  test("asks everybody by mail, with one link of their own", async () => {
    const asked = await Promise.all(sheet.emails.map((address) => app.mailsTo(address)));
    expect(asked.map((mails) => mails.map(({ subject }) => subject))).toEqual([
      ['Your own signature on "Sauti ya Pwani" (split sheet)'],
      ['Amina asks you to sign "Sauti ya Pwani" (split sheet)'],
      ['Amina asks you to sign "Sauti ya Pwani" (split sheet)'],
    ]);
    for (const [index, [mail]] of asked.entries()) {
      const link = `http://sahihi.test/sign/${sheet.tokens[index]}`;
      // Whoever came by themselves is led to the policy, the others to what is said to those whose address somebody gave.
      const kept = `http://sahihi.test/${index === 0 ? "privacy" : "privacy-notice"}`;
      expect(linksIn(mail!.text)).toEqual([link, kept]);
      expect(linksIn(mail!.html)).toEqual([link, kept]);
    }
    expect(new Set(sheet.tokens).size).toBe(3);
  });

  test("tells each signer who asks, for which shares, in whose words", async () => {
    const [mail] = await app.mailsTo(sheet.emails[1]!);
    expect(mail!.text).toContain(`Amina Wanjiru (${email}) asks you to sign`);
    expect(mail!.text).toContain("30% Publishing Rights (Songwriter)");
    expect(mail!.text).toContain("As we agreed.\nSign when you can!");
    expect(mail!.name).toBe("Ọláyínká Adébáyọ̀".normalize("NFC"));
  });

  test("waits for its signers", async () => {
    expect(await read(sheet.id)).toMatchObject({ status: "pending", signerCount: 3, signedCount: 0 });
    expect(await collaborators(sheet.id)).toMatchObject([
      { name: "Amina Wanjiru", signed: false, rights: [{ percentage: "50" }, { percentage: "100" }] },
      { signed: false, percentage: "30", rightsType: "publishing" },
      { signed: false, percentage: "20" },
    ]);
  });

  test("shows the holder of a link what they sign, and that they are asked", async () => {
    const view = await readView(sheet.tokens[2]!);
    expect(view).toMatchObject({
      collaborator: { name: "ተዎድሮስ ካሳሁን", percentage: "20", signed: false },
      document: { id: sheet.id, title: "Sauti ya Pwani", status: "pending", version: sheet.version },
      requestedBy: { name: "Amina Wanjiru", email },
      isOwner: false,
      message: song.message,
      acknowledgementsVersion: acknowledgements.split_sheet.version,
    });
    expect(view.collaborators).toHaveLength(3);
    expect((await readView(sheet.tokens[0]!)).isOwner).toBe(true);
  });

  test("is signed by one after the other, and says how many are left", async () => {
    results = [];
    for (const token of sheet.tokens) results.push(await signed(token));
    expect(results).toMatchObject([
      { allSigned: false, remainingSignatures: 2 },
      { allSigned: false, remainingSignatures: 1 },
      { allSigned: true, remainingSignatures: 0 },
    ]);
    for (const { signatureId } of results) expect(signatureId).toMatch(/^SIG-[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(new Set(results.map(({ signatureId }) => signatureId)).size).toBe(3);
  });

  test("is fully signed then, and shows the signatures", async () => {
    expect(await read(sheet.id)).toMatchObject({
      status: "fully_signed",
      signedCount: 3,
      completedAt: results[2]!.signedAt,
    });
    expect(await collaborators(sheet.id)).toMatchObject(
      results.map(({ signatureId, signedAt }) => ({ signed: true, signatureId, signedAt })),
    );
    expect(await readView(sheet.tokens[0]!)).toMatchObject({
      collaborator: { signed: true, signatureId: results[0]!.signatureId },
      document: { status: "fully_signed" },
    });
  });

  test("is mailed to everybody once, with the PDF", async () => {
    for (const address of sheet.emails) {
      const mails = (await app.mailsTo(address)).filter(isCompletion);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Everybody has signed "Sauti ya Pwani" (split sheet)',
      ]);
      expect(mails[0]!.attachments).toMatchObject([
        { filename: "Sauti ya Pwani.pdf", contentType: "application/pdf" },
        { filename: "Sauti ya Pwani – certificate.pdf", contentType: "application/pdf" },
        { filename: "checkpoint.txt", contentType: "text/plain" },
      ]);
    }
  });

  test("gives the same PDF, byte for byte, by mail, to the owner and through the link", async () => {
    const [version] = await app.deps.db
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.documentId, sheet.id));
    const [issued] = await app.deps.db.select().from(issuedPdfs).where(eq(issuedPdfs.versionId, version!.id));
    const files = [
      ...(await Promise.all(sheet.emails.map(async (address) => pdfIn(await app.mailsTo(address))))),
      (await owner.get(`/api/documents/${sheet.id}/pdf`).expect(200)).body as Buffer,
      (await app.nobody().get(`/api/sign/${sheet.tokens[1]}/pdf`).expect(200)).body as Buffer,
    ];
    for (const file of files) expect(issued!.bytes!.equals(file)).toBe(true);
    expect(issued!.sha256).toBe(sha256(issued!.bytes!));
  });

  test("has every name, share and signature id in the PDF", async () => {
    const { body } = await owner.get(`/api/documents/${sheet.id}/pdf`).expect(200);
    const { text } = await readPdf(body as Buffer);
    for (const name of ["Amina Wanjiru", "Ọláyínká Adébáyọ̀", "ተዎድሮስ ካሳሁን"]) {
      expect(text).toContain(name.normalize("NFC"));
    }
    for (const { signatureId } of results) expect(text).toContain(signatureId);
    expect(text.replaceAll(/\s/g, "")).toContain(sheet.version.sha256);
  });

  test("keeps the evidence of each signature", async () => {
    const records = await app.deps.db
      .select({ signer: signers, signature: signatures })
      .from(signatures)
      .innerJoin(signers, eq(signers.id, signatures.signerId))
      .where(eq(signers.documentId, sheet.id))
      .orderBy(asc(signers.position));
    expect(records.map(({ signature }) => signature)).toEqual(
      results.map(({ signatureId, signedAt }, index) => ({
        signerId: records[index]!.signer.id,
        signatureId,
        signedAt: new Date(signedAt),
        versionSha256: sheet.version.sha256,
        acknowledgementsVersion: "not_stated",
        noticeVersion: "not_stated",
        ipAddress: expect.stringContaining("127.0.0.1"),
        userAgent: expect.any(String),
        record: expect.any(String),
        recordSha256: sha256(records[index]!.signature.record!),
        privatePart: expect.any(String),
        mark: null,
      })),
    );
  });

  test("leaves an unbroken trail that names nobody", async () => {
    const events = await eventsOf(app.deps.db, sheet.id);
    expect(events.map(({ event }) => event)).toEqual([
      "document_created",
      "document_sent",
      "document_signed",
      "document_signed",
      "document_signed",
      "document_fully_signed",
      "pdf_issued",
      "certificate_issued",
    ]);
    expect(isUnbroken(events)).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/Amina|example|Sauti/);
  });
});
