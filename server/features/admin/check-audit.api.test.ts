import { beforeAll, expect, test } from "vitest";
import { checkAudit } from "#server/features/admin/check-audit";
import { recordEvent } from "#server/features/documents/index";
import { sql } from "#server/orm";
import { appForFile } from "#server/testing/app-for-file";
import { verify } from "#server/testing/factories/order-verification";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { runCommand } from "#server/testing/run-command";

const app = await appForFile();

beforeAll(async () => {
  const { caller } = await app.signedIn();
  // More events than are read at a time.
  for (let sheets = 0; sheets < 3; sheets += 1) {
    const { id } = await signSheet(app, caller);
    if (sheets === 0) await verify(app, id);
  }
  const { id } = await signSheet(app, caller);
  await app.deps.db.transaction(async (trx) => {
    for (let events = 0; events < 600; events += 1)
      await recordEvent(trx, { documentId: id, event: "invitation_opened", actor: "system", at: new Date() });
  });
  await app.deps.jobs.idle();
});

const first = "(select document_id from document_versions order by id limit 1)";
const eventOf = (event: string) => `document_id = ${first} and event = '${event}'`;

const damages: [what: string, found: string[], statement: string][] = [
  [
    "an event's actor",
    ["chains of events"],
    `update audit_events set actor = 'system' where ${eventOf("document_sent")}`,
  ],
  [
    "an event's time",
    ["chains of events"],
    `update audit_events set at = at - interval '1 day' where ${eventOf("document_signed")}`,
  ],
  [
    "an event that is gone",
    ["chains of events"],
    `delete from audit_events where ${eventOf("document_fully_signed")}`,
  ],
  [
    "the end of a chain that is gone",
    ["issued PDFs"],
    `delete from audit_events where document_id = ${first} and event in ('pdf_issued', 'certificate_issued')`,
  ],
  [
    "a chain that is gone",
    ["sent versions", "signatures", "issued PDFs", "documents"],
    `delete from audit_events where document_id = ${first}`,
  ],
  [
    "a version's text",
    ["sent versions"],
    `update document_versions set canonical = replace(canonical, 'Nairobi', 'Mombasa') where document_id = ${first}`,
  ],
  [
    "a version's text with its hash",
    ["sent versions", "signatures", "events of documents"],
    `update document_versions set canonical = canonical || ' ', sha256 = encode(sha256(convert_to(canonical || ' ', 'UTF8')), 'hex') where document_id = ${first}`,
  ],
  [
    "a signature that is gone",
    ["events of documents"],
    "delete from signatures where signer_id = (select signer_id from signatures limit 1)",
  ],
  [
    "a signature of another id",
    ["signatures", "events of documents"],
    "update signatures set signature_id = 'SIG-000000000000' where signer_id = (select signer_id from signatures limit 1)",
  ],
  [
    "a PDF's bytes",
    ["issued PDFs"],
    "update issued_pdfs set bytes = set_byte(bytes, 900, (get_byte(bytes, 900) + 1) % 256) where version_id = (select version_id from issued_pdfs limit 1)",
  ],
  [
    "a PDF with its hash",
    ["issued PDFs", "events of documents"],
    "update issued_pdfs set bytes = bytes || 'x', sha256 = encode(sha256(bytes || 'x'), 'hex') where version_id = (select version_id from issued_pdfs limit 1)",
  ],
  [
    "a PDF that is gone",
    ["events of documents"],
    "delete from issued_pdfs where version_id = (select version_id from issued_pdfs limit 1)",
  ],
  [
    "a certificate's bytes",
    ["certificates"],
    "update verifications set certificate = set_byte(certificate, 900, (get_byte(certificate, 900) + 1) % 256)",
  ],
  [
    "a certificate of completion",
    ["completion certificates"],
    "update completion_certificates set bytes = bytes || 'x'",
  ],
  [
    "a certificate of completion with its hash",
    ["completion certificates", "events of documents"],
    "update completion_certificates set bytes = bytes || 'x', sha256 = encode(sha256(bytes || 'x'), 'hex') where version_id = (select version_id from completion_certificates limit 1)",
  ],
  [
    "a certificate of completion that is gone",
    ["events of documents"],
    "delete from completion_certificates where version_id = (select version_id from completion_certificates limit 1)",
  ],
  ["a certificate that is gone", ["files in the file store"], "update verifications set certificate = null"],
];

test.each(damages)("the audit check finds %s", async (_what, found, statement) => {
  const damage = app.deps.db.transaction(async (trx) => {
    await trx.execute(sql`set local session_replication_role = replica`);
    await trx.execute(sql.raw(statement));
    const { hasFailed, says } = await checkAudit({ ...app.deps, db: trx });
    expect(hasFailed).toBe(true);
    const wrong = says.split("\n").filter((line) => line.includes("DO NOT MATCH"));
    expect(wrong.map((line) => line.trim().split(":")[0])).toEqual(
      [
        "chains of events",
        "sent versions",
        "signatures",
        "issued PDFs",
        "completion certificates",
        "certificates",
        "documents",
        "events of documents",
        "files in the file store",
      ].filter((name) => found.includes(name)),
    );
    throw new Error("undone");
  });
  await expect(damage).rejects.toThrow("undone");
});

test("npm run job -- audit.check says what was checked, and fails where something does not match", async () => {
  const check = () => runCommand(app, "server/cli/run-job.ts", ["audit.check"]);
  const well = await check();
  expect(well).toMatchObject({ code: 0, stderr: "" });
  expect(well.stdout).toContain("  chains of events: 4, all as they were written\n");
  expect(well.stdout).toContain("  certificates: 1, all as they were written\n");

  await app.deps.pool.query("update issued_pdfs set bytes = bytes || 'x'");
  const badly = await check();
  expect(badly.code).toBe(1);
  expect(badly.stdout).toContain("  issued PDFs: 4, of which 4 DO NOT MATCH: ");
  expect(badly.stdout).toMatch(/^audit\.check: FAILED, after \d+ ms\.$/m);
  const alarm = badly.stdout.split("\n").find((line) => line.startsWith("{"));
  expect(JSON.parse(alarm!)).toMatchObject({ level: "error", what: "issued PDFs", wrong: 4 });
});
