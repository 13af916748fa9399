import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { z } from "zod";
import { commandArguments, describeFailure, readCommandEnv, withDeps } from "#server/cli/with-deps";
import { makeAdministrator, type MadeAdministrator } from "#server/features/admin/index";
import { email as anEmail, password as aPassword } from "#shared/contract/fields/fields";

const USAGE =
  "Usage: npm run admin:create -- you@example.com   (the password is asked for, or read from the input)";
const Account = z.object({
  email: anEmail(USAGE),
  password: z
    .string()
    .min(1, "No password was given: type it, or have it as the first line of the input.")
    .pipe(aPassword(8, "The password needs at least 8 characters.")),
});

const NEXT = "Sign in at /admin/login, and switch on the second factor at /settings.";
const messages: Record<MadeAdministrator, string> = {
  created: `is a new administrator. ${NEXT}`,
  promoted: `is an administrator now, with the password the account has. ${NEXT}`,
  unchanged: "is an administrator already.",
};

try {
  const [email] = commandArguments;
  const env = email ? readCommandEnv() : undefined;
  const account = Account.safeParse({ email, password: email ? await askForPassword() : "" });
  if (account.success) {
    await withDeps(async (deps) => {
      const made = await makeAdministrator(deps, account.data);
      process.stdout.write(`${account.data.email} ${messages[made]}\n`);
    }, env);
  } else {
    fail(account.error.issues[0]!.message);
  }
} catch (error) {
  fail(describeFailure(error));
}

/** What is typed is not shown, and stands in no list of processes and no history. */
async function askForPassword(): Promise<string> {
  process.stderr.write("Password (at least 8 characters): ");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  try {
    // An input that ends answers no question.
    return await Promise.race([terminal.question(""), once(terminal, "close").then(() => "")]);
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
