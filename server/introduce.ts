import { demoAccounts, demoPassword } from "#server/dev/demo/seed";
import type { Env } from "#server/env";
import { brand } from "#shared/brand";

type Introduction = {
  isDemo: boolean;
  /** Where the embedded Postgres keeps its data: not in `DATA_DIR` when its account cannot enter there. */
  dataFolder: string | undefined;
};

/** Tells whoever started the service on their own machine where to look and how to get in. */
export function introduce(env: Env, { isDemo, dataFolder }: Introduction): void {
  const { APP_URL, SMTP_URL, SMS_USERNAME, DATA_DIR, PAYSTACK_SECRET_KEY } = env;
  const lines = [
    "",
    `  ${brand.name} is ready:  ${APP_URL}`,
    ...(isDemo ? demoAccounts.map(({ email }) => `  Sign in:          ${email}  ·  ${demoPassword}`) : []),
    ...(dataFolder?.startsWith(DATA_DIR) === false ? [`  Its data:         ${dataFolder}`] : []),
    ...(SMTP_URL ? [] : [`  Its mail:         ${APP_URL}/dev/outbox`]),
    ...(SMS_USERNAME ? [] : [`  Its phones:       ${APP_URL}/dev/phones`]),
    ...(PAYSTACK_SECRET_KEY ? [] : ["  Its payments:     a trial window, no money moves"]),
    `  Its API:          ${APP_URL}/api/docs`,
    "",
    "",
  ];
  process.stdout.write(lines.join("\n"));
}
