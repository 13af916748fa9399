import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { processRoles } from "#shared/contract/health";
import { brand } from "#shared/brand";
import type { Operator } from "#shared/operator";

/** A setting is missing or wrong. The message is one line and never shows a value. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

const databaseAddress = url(/^postgres(ql)?$/, "postgres://user:password@host:5432/sahihi");

const longSecret = z.string().min(32, "must have at least 32 characters");

const key = (kind: "sk" | "pk") =>
  z.string().regex(new RegExp(`^${kind}_(test|live)_\\w+$`), `must be a key such as ${kind}_test_…`);

const poolSize = z.coerce
  .number("must be a number of connections")
  .int()
  .min(2, "must be 2 at least")
  .max(200);

/** Stands in terms, mails and papers as it is. */
const printed = z
  .string()
  .regex(/^[^\n\r]*$/, "must be one line")
  .max(200, "must have 200 characters at most");

const Variables = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], { error: "must be development, test or production" })
    .default("development"),
  PORT: z.coerce.number("must be a port number").int("must be a port number").min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  /** Whether the process answers requests, does jobs, or both. */
  PROCESS_ROLE: z.enum(processRoles, { error: "must be web, worker or all" }).default("all"),
  DATABASE_POOL_SIZE: poolSize.default(10),
  JOB_POOL_SIZE: poolSize.default(4),
  /** Where numbers for Prometheus are told, at a port of their own; nowhere unless set. */
  METRICS_PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(1)
    .max(65535)
    .optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Seconds for which a process that is told to stop says that it is not ready and still takes requests. */
  DRAIN_SECONDS: z.coerce
    .number("must be a number of seconds")
    .min(0, "must be a number of seconds")
    .max(300, "must be 300 at most")
    .default(0),
  /** Where `deploy/back-up.sh` puts its files, where their age is to be told. */
  BACK_UP_DIR: z.string().startsWith("/", "must be the whole path of a folder").optional(),
  /** The folder with a folder for each release, this one among them. */
  RELEASES_DIR: z.string().startsWith("/", "must be the whole path of a folder").optional(),
  DATA_DIR: z.string().default(".data"),
  APP_URL: url(/^https?$/, "https://sahihi.example")
    .refine(isOrigin, "must be where the product stands alone, without a path: https://sahihi.example")
    .optional(),
  DATABASE_URL: databaseAddress.optional(),
  /** The database itself, where a pooler that lends connections for a transaction stands before `DATABASE_URL`. */
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  SESSION_SECRET: longSecret.optional(),
  /** The one before: what it signed and sealed is still read. */
  SESSION_SECRET_OLD: longSecret.optional(),
  SMTP_URL: url(/^smtps?$/, "smtps://user:password@host:465").optional(),
  MAIL_FROM: z.string().includes("@", { error: "must be an e-mail address" }).optional(),
  ENCRYPTION_KEY: longSecret.optional(),
  ENCRYPTION_KEY_OLD: longSecret.optional(),
  OPERATOR_NAME: printed.optional(),
  OPERATOR_REGISTRATION: printed.optional(),
  OPERATOR_ADDRESS: printed.optional(),
  OPERATOR_DATA_CONTACT: z.email("must be an e-mail address").optional(),
  OPERATOR_DATA_REGISTRATION: printed.optional(),
  /** Where people write to; the contact for data unless set. */
  SUPPORT_EMAIL: z.email("must be an e-mail address").optional(),
  PAYSTACK_SECRET_KEY: key("sk").optional(),
  PAYSTACK_PUBLIC_KEY: key("pk").optional(),
  PAYSTACK_BASE_URL: url(/^https?$/, "https://api.paystack.co")
    .default("https://api.paystack.co")
    .transform((address) => address.replace(/\/+$/, "")),
  PAYSTACK_INLINE_URL: url(/^https?$/, "https://js.paystack.co/v2/inline.js").default(
    "https://js.paystack.co/v2/inline.js",
  ),
  LOCAL_MPESA_SECONDS: z.coerce
    .number("must be a number of seconds")
    .min(0, "must be a number of seconds")
    .max(180, "must be 180 at most")
    .default(6),
  /** Africa's Talking: an application's name and key, and the registered name or short code that messages come from. */
  SMS_USERNAME: z.string().optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_SENDER: z.string().max(11, "must have at most 11 characters").optional(),
  SMS_BASE_URL: url(/^https?$/, "https://api.africastalking.com")
    .default("https://api.africastalking.com")
    .transform((address) => address.replace(/\/+$/, "")),
  /** The end of the address at which the provider reports deliveries: reports are not signed. */
  SMS_REPORT_SECRET: longSecret.regex(/^[\w-]+$/, "must be of letters, digits, - and _").optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url(/^https?$/, "https://api.openai.com/v1").default("https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().default("gpt-5.4-mini"),
  /** Seconds a draft or a review may take with all that the model is asked; payments are held for it not much longer. */
  OPENAI_TIME_LIMIT: z.coerce
    .number("must be a number of seconds")
    .positive("must be a number of seconds")
    .max(60, "must be 60 at most")
    .default(60),
  /** "off" where PDFs are deliberately not sealed. */
  SEAL: z.literal("off", "must be off, or not set").optional(),
  /** PEM: the key that seals, its certificate, and those above it up to the root. */
  SEAL_KEY: z.string().optional(),
  SEAL_CERTIFICATE: z.string().optional(),
  SEAL_CHAIN: z.string().optional(),
  /** PEM: roots that have vouched for seals before, of files that were sealed then. */
  SEAL_ROOTS_OLD: z.string().optional(),
  /** A time-stamp authority (RFC 3161), and the PEM of the roots that vouch for it. */
  SEAL_TSA_URL: url(/^https?$/, "https://timestamp.example").optional(),
  SEAL_TSA_ROOTS: z.string().optional(),
  /** PEM: the Ed25519 key that signs the checkpoints of the transparency log, and the one before, which signs beside it for a while. */
  LOG_KEY: z.string().optional(),
  LOG_KEY_OLD: z.string().optional(),
  /** What the log is called, where that is not to follow from `APP_URL`: a log that begins anew has another name. */
  LOG_ORIGIN: z
    .string()
    .regex(/^[^\s+]+$/, "must be without spaces and +")
    .optional(),
  /** A store that speaks S3's API, for files that leave the database. `FILES=database` brings them back. */
  S3_ENDPOINT: url(/^https?$/, "https://s3.eu-west-1.amazonaws.com")
    .transform((address) => address.replace(/\/+$/, ""))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  FILES: z.literal("database", "must be database, or not set").optional(),
  ADMIN_EMAIL: z
    .email("must be an e-mail address")
    .transform((address) => address.toLowerCase())
    .optional(),
  ADMIN_PASSWORD: z.string().min(8, "must have at least 8 characters").max(200).optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(parseTrustProxy)
    .refine(isTrustProxy, "must be how many proxies there are, or their addresses: 1, 10.0.0.0/8, loopback")
    .optional(),
  /** Set by npm for whatever it runs. */
  npm_lifecycle_event: z.string().optional(),
});

/** What may stand in a file, whose path `…_FILE` is. */
const inFiles = [
  "SEAL_KEY",
  "SEAL_CERTIFICATE",
  "SEAL_CHAIN",
  "SEAL_ROOTS_OLD",
  "SEAL_TSA_ROOTS",
  "LOG_KEY",
  "LOG_KEY_OLD",
] as const;

const sealing = ["SEAL_KEY", "SEAL_CERTIFICATE", "SEAL_CHAIN"] as const;

const requiredInProduction = [
  "DATABASE_URL",
  "SESSION_SECRET",
  "APP_URL",
  "SMTP_URL",
  "OPERATOR_NAME",
  "OPERATOR_REGISTRATION",
  "OPERATOR_ADDRESS",
  "OPERATOR_DATA_CONTACT",
  "OPERATOR_DATA_REGISTRATION",
  "LOG_KEY",
] as const;

/** Of a trial installation: each says so wherever it is printed. */
const standInOperator: Operator = {
  legalName: "Sahihi Trial Ltd, a stand-in",
  registration: "PVT-TRIAL00",
  address: "Stand-in Road 1, 00100 Nairobi, Kenya",
  dataContact: "stand-in@data-protection.example",
  dataRegistration: "TRIAL-000 (stand-in)",
  supportEmail: "support@sahihi.com",
};

/** The variables as the server uses them. `DATA_DIR` is absolute, `APP_URL` has no slash at the end. */
export type Env = Omit<
  z.output<typeof Variables>,
  | "HOST"
  | "APP_URL"
  | "SESSION_SECRET"
  | "MAIL_FROM"
  | "LOG_LEVEL"
  | "LOG_KEY"
  | "TRUST_PROXY"
  | "SUPPORT_EMAIL"
  | `OPERATOR_${string}`
> & {
  OPERATOR: Operator;
  HOST: string;
  TRUST_PROXY: TrustProxy;
  LOG_LEVEL: NonNullable<z.output<typeof Variables>["LOG_LEVEL"]>;
  APP_URL: string;
  SESSION_SECRET: string;
  LOG_KEY: string;
  MAIL_FROM: string;
};

/** The only reader of the environment. Throws `EnvironmentError`, one line that names every variable at fault. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  for (const name of inFiles) readFromFile(given, name);
  const parsed = Variables.safeParse(given);
  if (!parsed.success) throw new EnvironmentError(describe(parsed.error));

  const {
    OPERATOR_NAME,
    OPERATOR_REGISTRATION,
    OPERATOR_ADDRESS,
    OPERATOR_DATA_CONTACT,
    OPERATOR_DATA_REGISTRATION,
    SUPPORT_EMAIL,
    ...variables
  } = parsed.data;
  const production = variables.NODE_ENV === "production";
  const missing = requiredInProduction.filter((name) => production && parsed.data[name] === undefined);
  if (missing.length > 0)
    throw new EnvironmentError(`Not set, but needed in production: ${missing.join(", ")}`);

  if (production && !isConfidential(variables.APP_URL!))
    throw new EnvironmentError(
      "APP_URL has to begin with https:// in production: over http:// sign-ins and signing links can be read on their way",
    );

  const examples = Object.keys(parsed.data).filter((name) => production && isExample(given[name]));
  if (examples.length > 0)
    throw new EnvironmentError(`As in the example, where your own belong: ${examples.join(", ")}`);

  if ((variables.ADMIN_EMAIL === undefined) !== (variables.ADMIN_PASSWORD === undefined))
    throw new EnvironmentError("ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or none");

  if (variables.DATABASE_DIRECT_URL && !variables.DATABASE_URL)
    throw new EnvironmentError("DATABASE_DIRECT_URL stands beside DATABASE_URL, which is not set");

  const fault =
    keyFault(parsed.data) ??
    smsFault(parsed.data) ??
    sealFault(parsed.data) ??
    logKeyFault(parsed.data) ??
    storeFault(parsed.data);
  if (fault) throw new EnvironmentError(fault);

  const DATA_DIR = resolve(variables.DATA_DIR);
  const APP_URL = (variables.APP_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, "");
  return {
    ...variables,
    DATA_DIR,
    APP_URL,
    OPERATOR: {
      legalName: OPERATOR_NAME ?? standInOperator.legalName,
      registration: OPERATOR_REGISTRATION ?? standInOperator.registration,
      address: OPERATOR_ADDRESS ?? standInOperator.address,
      dataContact: OPERATOR_DATA_CONTACT ?? standInOperator.dataContact,
      dataRegistration: OPERATOR_DATA_REGISTRATION ?? standInOperator.dataRegistration,
      supportEmail: SUPPORT_EMAIL ?? OPERATOR_DATA_CONTACT ?? standInOperator.supportEmail,
    },
    LOG_LEVEL: variables.LOG_LEVEL ?? (production ? "info" : "warn"),
    // What reaches the port itself may say that it comes from anywhere: only a proxy on this machine does, and is believed.
    HOST: variables.HOST ?? "127.0.0.1",
    TRUST_PROXY: variables.TRUST_PROXY ?? (production ? ["loopback"] : false),
    SESSION_SECRET:
      variables.SESSION_SECRET ??
      stored(DATA_DIR, "session-secret", () => randomBytes(32).toString("base64url")),
    LOG_KEY: variables.LOG_KEY ?? stored(DATA_DIR, "log-key.pem", newLogKey),
    MAIL_FROM: variables.MAIL_FROM ?? `${brand.name} <no-reply@${new URL(APP_URL).hostname}>`,
  };
}

/** Without a path, a query or a name to sign in with: the product's addresses begin at the root. */
function isOrigin(address: string): boolean {
  const parsed = URL.parse(address);
  return parsed !== null && parsed.href === `${parsed.origin}/`;
}

/** What docs/operations.md shows: it would stand in contracts and mails. */
function isExample(value: string | undefined): boolean {
  return /\b(sahihi|smtp)\.example\b|^Jina Limited$|^PVT-AAAA123$|^000-0000-0000$/.test(value ?? "");
}

/** Nobody listens between a browser and a server on the same machine. */
function isConfidential(appUrl: string): boolean {
  const { protocol, hostname } = new URL(appUrl);
  return protocol === "https:" || isLocal(hostname);
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
}

/** Payments need both keys, of one world: a live window on test transactions would take money and complete nothing. */
function keyFault({ PAYSTACK_SECRET_KEY: secret, PAYSTACK_PUBLIC_KEY: open }: z.output<typeof Variables>) {
  if (!secret && !open) return undefined;
  if (!secret || !open)
    return `Not set, but needed with its pair: PAYSTACK_${secret ? "PUBLIC" : "SECRET"}_KEY`;
  const isLive = (text: string) => text.includes("_live_");
  return isLive(secret) === isLive(open)
    ? undefined
    : "PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY must both be test keys or both be live keys";
}

/** Half a provider sends nothing, and nobody would know why. */
function smsFault({ SMS_USERNAME, SMS_API_KEY, SMS_SENDER, SMS_REPORT_SECRET }: z.output<typeof Variables>) {
  if (SMS_USERNAME && SMS_API_KEY) return undefined;
  if (!SMS_USERNAME && !SMS_API_KEY && !SMS_SENDER && !SMS_REPORT_SECRET) return undefined;
  const missing = [...(SMS_USERNAME ? [] : ["SMS_USERNAME"]), ...(SMS_API_KEY ? [] : ["SMS_API_KEY"])];
  return `Not set, but needed to send SMS: ${missing.join(", ")}`;
}

const storing = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

/** Half a store would have files leave for nowhere. */
function storeFault(variables: z.output<typeof Variables>) {
  const missing = storing.filter((name) => variables[name] === undefined);
  return missing.length > 0 && missing.length < storing.length
    ? `Not set, but needed for the file store: ${missing.join(", ")}`
    : undefined;
}

/** PDFs are the evidence: that they are not sealed is said aloud. */
function sealFault(variables: z.output<typeof Variables>) {
  if (variables.SEAL === "off") return undefined;
  const missing = sealing.filter((name) => variables[name] === undefined);
  if (missing.length > 0 && (missing.length < sealing.length || variables.NODE_ENV === "production"))
    return `Not set, but needed to seal PDFs: ${missing.join(", ")}. SEAL=off issues them without a seal`;
  if (variables.SEAL_TSA_URL && !variables.SEAL_TSA_ROOTS)
    return "Not set, but needed beside SEAL_TSA_URL: SEAL_TSA_ROOTS";
  const { SEAL_KEY, SEAL_CERTIFICATE, SEAL_CHAIN } = variables;
  return SEAL_KEY && SEAL_CERTIFICATE && SEAL_CHAIN
    ? sealKeyFault(SEAL_KEY, SEAL_CERTIFICATE, SEAL_CHAIN)
    : undefined;
}

function sealKeyFault(keyPem: string, certificatePem: string, chainPem: string) {
  try {
    const certificate = new X509Certificate(certificatePem);
    if (!certificate.checkPrivateKey(createPrivateKey(keyPem)))
      return "SEAL_KEY is not the key of SEAL_CERTIFICATE";
    if (!certificate.checkIssued(new X509Certificate(chainPem)))
      return "SEAL_CHAIN does not begin with the certificate that vouches for SEAL_CERTIFICATE";
    return certificate.validToDate < new Date() ? "SEAL_CERTIFICATE has expired" : undefined;
  } catch {
    return "SEAL_KEY, SEAL_CERTIFICATE and SEAL_CHAIN must be PEM";
  }
}

function logKeyFault({ LOG_KEY, LOG_KEY_OLD }: z.output<typeof Variables>) {
  for (const [name, pem] of Object.entries({ LOG_KEY, LOG_KEY_OLD })) {
    if (pem !== undefined && keyTypeOf(pem) !== "ed25519") return `${name} must be the PEM of an Ed25519 key`;
  }
  return undefined;
}

function keyTypeOf(pem: string): string | undefined {
  try {
    return createPrivateKey(pem).asymmetricKeyType;
  } catch {
    return undefined;
  }
}

function newLogKey(): string {
  return generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }) as string;
}

function readFromFile(given: Record<string, string | undefined>, name: string): void {
  const path = given[`${name}_FILE`];
  if (path === undefined) return;
  if (given[name] !== undefined) throw new EnvironmentError(`Set ${name} or ${name}_FILE, not both`);
  try {
    given[name] = readFileSync(path, "utf8");
  } catch (error) {
    throw new EnvironmentError(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ");
}

/** How many proxies are in front, or their addresses. */
type TrustProxy = number | string[] | false;

/** "1" is the number of proxies in front; "10.0.0.0/8, loopback" names them. */
function parseTrustProxy(text: string): TrustProxy {
  if (text === "" || text === "false") return false;
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(",").map((address) => address.trim());
}

function isTrustProxy(trust: TrustProxy): boolean {
  if (!Array.isArray(trust)) return true;
  const isName = (text: string) => ["loopback", "linklocal", "uniquelocal"].includes(text);
  return trust.every((text) => isName(text) || isIP(text.replace(/\/[\d.]+$/, "")) !== 0);
}

/** Why addresses of callers would be wrong, as evidence of a signature and for limits; nothing where they are right. */
export function proxyFault({ HOST, APP_URL, TRUST_PROXY: trust }: Env): string | undefined {
  const isOpen = !isLocal(HOST);
  if (isOpen && typeof trust === "number")
    return "TRUST_PROXY is a number and HOST lets others reach the port: whoever does may claim to be anywhere; name the proxies' addresses instead";
  const believesNobody = trust === false || (isOpen && Array.isArray(trust) && trust.join() === "loopback");
  if (believesNobody && APP_URL.startsWith("https:"))
    return "TRUST_PROXY does not name the proxy: signatures and rate limits go by the proxy's address";
  return undefined;
}

/** A secret of a development server, kept so that sessions, sealed tokens and the log outlive a restart. */
function stored(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  try {
    return readFileSync(file, "utf8");
  } catch {
    return makeOnce(dataDir, file, make);
  }
}

/** Linking a complete file into place: of two servers that start at once, both read the winner's. */
function makeOnce(dataDir: string, file: string, make: () => string): string {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8");
}
