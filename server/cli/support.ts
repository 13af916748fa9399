import { randomUUID } from "node:crypto";
import { commandArguments, describeFailure, withDeps } from "#server/cli/with-deps";
import type { Deps } from "#server/deps";
import {
  findUserByEmail,
  forgetGuesses,
  forgetWrongCodes,
  fullName,
  readGuesses,
  readTwoFactor,
  requestPasswordReset,
  resendVerification,
  type UserRecord,
} from "#server/features/auth/index";
import { brand } from "#shared/brand";
import { email as anEmail } from "#shared/contract/fields/fields";

type Command = { does: string; run(deps: Deps, email: string): Promise<string> };

/** What an operator does for somebody who cannot get in, where the administration is no help or nobody is there to open it. */
const commands: Record<string, Command> = {
  find: { does: "tells what is known of an account", run: withUser(describeUser) },
  confirm: {
    does: "mails the link that confirms the address once more",
    run: withUser(async (deps, user) => {
      if (user.emailVerifiedAt) return "The address is confirmed already.";
      return (await resendVerification(deps, user)).message;
    }),
  },
  reset: {
    does: "mails a link for a new password",
    run: withUser(async (deps, user) => {
      await requestPasswordReset(deps, user);
      return `The server mails a link to ${user.email}.`;
    }),
  },
  unlock: {
    does: "forgets wrong passwords and wrong codes, so that signing in is not slowed down or held up any more",
    run: withUser(async ({ db, secrets }, user) => {
      await forgetGuesses(db, secrets.hashToken(user.email));
      await forgetWrongCodes(db, user.id);
      return "Wrong passwords and codes are forgotten.";
    }),
  },
  "test-mail": {
    does: "sends a mail to an address, at once, and tells what the mail server said",
    run: async ({ mail, env }, address) => {
      await mail.send({
        key: `test ${randomUUID()}`,
        to: { name: "", address },
        subject: `A test mail of ${brand.name}`,
        text: () => `This is a test mail from ${env.APP_URL}. Nobody has to do anything.`,
        html: () => `<p>This is a test mail from ${env.APP_URL}. Nobody has to do anything.</p>`,
      });
      return `The mail server took a mail from ${env.MAIL_FROM}. Look at how it arrived: SPF, DKIM and DMARC stand in its headers.`;
    },
  },
};

const [name = "", typed] = commandArguments;
const command = commands[name];
const email = anEmail("").safeParse(typed);

try {
  if (command && email.success) {
    await withDeps(async (deps) => {
      process.stdout.write(`${await command.run(deps, email.data)}\n`);
    });
  } else {
    explain();
  }
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}

function withUser(run: (deps: Deps, user: UserRecord) => Promise<string>): Command["run"] {
  return async (deps, address) => {
    const user = await findUserByEmail(deps.db, address);
    if (user) return run(deps, user);
    process.exitCode = 1;
    return `${address} has no account.`;
  };
}

async function describeUser({ db, clock, secrets }: Deps, user: UserRecord): Promise<string> {
  const factor = await readTwoFactor({ db }, user);
  const wrong = await readGuesses(db, secrets.hashToken(user.email), clock.now());
  return [
    `${fullName(user)} <${user.email}>`,
    `  id             ${user.id}`,
    `  role, status   ${user.role}, ${user.status}`,
    `  joined         ${user.createdAt.toISOString()}`,
    `  address        ${user.emailVerifiedAt ? `confirmed ${user.emailVerifiedAt.toISOString()}` : "not confirmed"}`,
    `  second factor  ${factor.enabled ? `on, ${factor.recoveryCodesLeft} recovery codes left` : "off"}`,
    `  wrong today    ${wrong} passwords`,
  ].join("\n");
}

function explain(): void {
  const lines = Object.entries(commands).map(([key, { does }]) => `  ${key.padEnd(10)}  ${does}`);
  process.stderr.write(
    ["Usage: npm run support -- <command> somebody@example.com", "", ...lines, ""].join("\n"),
  );
  process.exitCode = 1;
}
