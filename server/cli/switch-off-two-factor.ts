import { commandArguments, describeFailure, withDeps } from "#server/cli/with-deps";
import { takeAwayTwoFactor, type TwoFactorTaken } from "#server/features/auth/index";
import { email as anEmail } from "#shared/contract/fields/fields";

const USAGE = "Usage: npm run second-factor:off -- somebody@example.com";

const messages: Record<TwoFactorTaken, string> = {
  off: "signs in with the password alone now, and is told so by mail.",
  none: "has no second factor.",
  unknown: "has no account.",
};

try {
  const email = anEmail(USAGE).safeParse(commandArguments[0]);
  if (!email.success) throw new Error(USAGE);
  await withDeps(async (deps) => {
    const taken = await takeAwayTwoFactor(deps, email.data);
    process.stdout.write(`${email.data} ${messages[taken]}\n`);
    if (taken === "unknown") process.exitCode = 1;
  });
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
