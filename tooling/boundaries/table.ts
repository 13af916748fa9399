/*
 * Who may import whom. Files and what they import are written as globs of paths from the project's root, without extension.
 * Everything that no row allows is refused.
 */

/**
 * The rooms of both sides, and the rooms each one stands on. It enters those through their door, `features/<room>/index.ts`.
 *
 * In the browser a part that is loaded when it is needed is imported by its own path: `import()` of a door would bring the whole
 * room. All other imports go through the door, and only what they name of it joins the page (`vite.config.ts`).
 */
export const rooms: Record<string, readonly string[]> = {
  auth: [],
  support: ["auth"],
  // Whom somebody has worked with, as they write it down: the rooms where people work together put them there.
  contacts: ["auth"],
  // What somebody has begun and not made a document of.
  unfinished: ["auth"],
  // What somebody is told of, and the events of their open windows.
  notices: ["auth"],
  network: ["auth", "support", "contacts", "notices"],
  payments: ["auth", "notices"],
  // Drafting: facts become text. Who pays for it and where it is kept is the business of documents.
  agreements: ["contacts", "unfinished"],
  // The log of hashes: it knows events by what is hashed of them.
  transparency: [],
  documents: ["auth", "payments", "agreements", "contacts", "unfinished", "notices"],
  // Which clauses stand as they were drafted: what can be read in another language.
  signing: ["auth", "contacts", "agreements", "transparency", "documents", "notices"],
  // What somebody has named their documents by, and what they have put away.
  labels: ["auth", "documents"],
  // What societies and distributors ask for beside a sheet.
  registration: ["auth", "contacts", "documents", "signing"],
  // The papers of one song, each as its reader may read it.
  songs: ["auth", "documents", "signing", "registration"],
  // What happened to a document, told to whoever may know.
  history: ["auth", "agreements", "transparency", "documents", "signing"],
  // What somebody who signs nothing may see of a document.
  sharing: ["auth", "documents", "signing"],
  consent: ["auth", "documents", "signing"],
  verification: ["auth", "payments", "transparency", "documents", "signing"],
  reviews: ["auth", "payments"],
  // Somebody's account gathers what all the rooms keep of them.
  account: [
    "auth",
    "support",
    "contacts",
    "unfinished",
    "notices",
    "network",
    "payments",
    "documents",
    "labels",
    "signing",
    "registration",
    "songs",
    "history",
    "sharing",
    "consent",
    "reviews",
  ],
  // The top of the house: it enters every door.
  admin: [
    "auth",
    "support",
    "contacts",
    "network",
    "payments",
    "documents",
    "signing",
    "registration",
    "songs",
    "history",
    "consent",
    "verification",
    "reviews",
    "account",
  ],
  // Rooms of the client alone.
  "split-sheets": ["documents", "contacts", "registration", "unfinished"],
  landing: [],
  legal: [],
};

/** Stand for the room a file is in, and for the doors of the rooms below it. */
export const OWN_ROOM = "own room";
export const DOORS_BELOW = "doors of the rooms below";
export const FILES_BELOW = "files of the rooms below";

/** Nobody loads these with `import()`. */
export const wholeRooms = "client/src/features/*/index";

type Layer = {
  files: string;
  may: readonly string[];
  /** What it may import only as types, which are gone at run time. */
  types?: readonly string[];
  /** What it may load besides when it is needed, with `import()`. */
  later?: readonly string[];
};

const everyDoor = "server/features/*/index";
const belowTheRooms = "server/{adapters,db,http,jobs}/**";

/** The first row that fits a file is the one that counts. */
export const layers: readonly Layer[] = [
  { files: "shared/**", may: ["shared/**"] },

  // Pictures are taken of the product as it starts for whoever has just installed it.
  {
    files: "client/e2e/screens{,/**}",
    may: ["client/e2e/**", "server/**", "shared/**", "tooling/find-browser"],
  },
  // A story that keeps a module's code away must know in which file of the build it stands.
  {
    files: "client/e2e/support/chunk",
    may: ["client/build/{folders,page-weights}"],
  },
  { files: "client/e2e/**", may: ["client/e2e/**", "server/testing/**", "shared/**"] },
  // It runs the client's code once, to send public pages with their text.
  {
    files: "client/build/**",
    may: ["client/build/**", "shared/words/**"],
    types: ["client/src/app/rendered-page"],
  },
  {
    files: "client/src/{main,app/**}",
    may: ["client/src/{app,pages,ui,lib}/**", wholeRooms, "shared/**"],
    later: ["client/src/features/**"],
  },
  {
    files: "client/src/pages/**",
    may: ["client/src/{pages,ui,lib}/**", wholeRooms, "shared/**"],
    later: ["client/src/features/**"],
  },
  {
    files: "client/src/features/**",
    may: [OWN_ROOM, DOORS_BELOW, "client/src/{ui,lib}/**", "shared/**"],
    later: [FILES_BELOW],
  },
  { files: "client/src/{ui,lib}/**", may: ["client/src/{ui,lib}/**", "shared/**"] },

  { files: "server/**/*.test", may: ["server/**", "shared/**"] },
  { files: "server/bench/**", may: ["server/**", "shared/**", "tooling/find-browser"] },
  { files: "server/testing/**", may: ["server/**", "shared/**"] },
  { files: "server/features/**/*-rules", may: ["shared/**"], types: [OWN_ROOM] },
  // Of a room, its stores alone know the tables.
  {
    files: "server/features/**/*-store",
    may: [OWN_ROOM, DOORS_BELOW, belowTheRooms, "server/orm", "shared/**"],
    types: ["server/deps"],
  },
  {
    files: "server/features/reviews/**",
    may: [OWN_ROOM, DOORS_BELOW, belowTheRooms, "server/contract-rules/index", "shared/**"],
    types: ["server/deps"],
  },
  {
    files: "server/features/**",
    may: [OWN_ROOM, DOORS_BELOW, belowTheRooms, "shared/**"],
    types: ["server/deps"],
  },
  // A text goes in and findings come out.
  { files: "server/contract-rules/**", may: ["server/contract-rules/**", "shared/**"] },
  { files: "server/adapters/**", may: ["server/adapters/**", "shared/**"], types: ["server/{env,logging}"] },
  { files: "server/orm", may: [] },
  { files: "server/db/**", may: ["server/{orm,db/**}", "shared/**"], types: ["server/{env,logging}"] },
  // The rooms list their jobs with it; the registry gathers the lists.
  { files: "server/jobs/room-jobs", may: ["server/jobs/queue"], types: ["server/deps"] },
  { files: "server/jobs/registry", may: [everyDoor, "server/jobs/**"], types: ["server/deps"] },
  // What failed a job is kept with it, and says as little of anybody as the log.
  {
    files: "server/jobs/queue",
    may: ["server/{orm,jobs/**,db/**}", "server/logging", "shared/**"],
    types: ["server/adapters/metrics"],
  },
  { files: "server/jobs/**", may: ["server/{jobs,db}/**", "server/logging", "shared/**"] },
  {
    // A session is somebody's: users are the one thing HTTP knows of the rooms.
    files: "server/http/**",
    may: ["server/{http,adapters,db}/**", "server/logging", "server/features/auth/index", "shared/**"],
    types: ["server/{deps,env}"],
  },
  // What stands in where nothing is configured. Demo documents come about as everybody's do.
  {
    files: "server/dev/**",
    may: ["server/{dev,adapters,http}/**", everyDoor, "shared/**"],
    types: ["server/{deps,env}"],
  },
  { files: "server/{env,logging}", may: ["shared/**"], types: ["server/env"] },
  {
    files: "server/deps",
    may: [],
    types: ["server/{adapters,db,dev,http,jobs}/**", "server/{env,logging}"],
  },
  {
    files: "server/create-deps",
    may: ["server/{adapters,db,dev,http,jobs}/**", "server/logging"],
    types: ["server/{deps,env}"],
  },
  {
    files: "server/app",
    may: ["server/{dev,http}/**", "server/features/*/*-routes"],
    types: ["server/deps"],
  },
  { files: "server/{main,start,introduce,measure-process,cli/**}", may: ["server/**", "shared/**"] },

  {
    files: "{tooling/**,*.config}",
    may: [
      "tooling/**",
      "client/build/{parse-only-schemas,spoken-words}",
      "client/e2e/support/**",
      "server/testing/**",
      "shared/**",
    ],
  },
];

type Home = {
  packages: string;
  at: readonly string[];
  types?: readonly string[];
};

/** Code that is never deployed uses what it needs. */
export const workshops = [
  "**/*.test",
  "server/{testing,bench}/**",
  "client/{build,e2e}/**",
  "tooling/**",
  "*.config",
];

/** Where packages are at home in the code that is deployed. One that stands nowhere is imported nowhere. */
export const homes: readonly Home[] = [
  { packages: "node:*", at: ["server/**"] },
  {
    packages: "zod",
    at: [
      "shared/**",
      "server/{env,cli/*,db/tables/*,dev/*/*,http/*,adapters/*/*,features/{agreements,documents}/*,features/reviews/model/*}",
      "client/src/{pages,features}/**",
    ],
  },
  { packages: "@messageformat/parser", at: ["shared/words/compile-message"] },
  { packages: "@messageformat/runtime", at: ["shared/words/fill"] },
  { packages: "openai", at: ["server/adapters/ai/*"] },
  { packages: "prom-client", at: ["server/adapters/metrics"] },

  {
    packages: "express",
    at: ["server/{features,dev}/*/*-routes", "server/http/*", "server/app"],
    types: ["server/start"],
  },
  { packages: "express-session", at: ["server/http/*"], types: ["server/db/tables/*"] },
  {
    packages: "{compression,connect-pg-simple,helmet,passport,pino-http,rate-limiter-flexible,sirv,vite}",
    at: ["server/http/*"],
  },
  { packages: "drizzle-orm", at: ["server/orm"] },
  {
    packages: "pg",
    at: ["server/{db,dev/postgres}/*"],
    types: ["server/deps", "server/http/{session,rate-limits}"],
  },
  { packages: "pg-boss", at: ["server/jobs/queue"] },
  { packages: "pino", at: ["server/logging"], types: ["server/{db,dev/postgres,jobs}/*"] },
  { packages: "passport-local", at: ["server/features/auth/auth-routes"] },
  { packages: "otpauth", at: ["server/features/auth/two-factor/*"] },
  { packages: "sharp", at: ["server/adapters/picture/*"] },
  { packages: "@node-rs/argon2", at: ["server/features/auth/passwords"] },
  { packages: "multer", at: ["server/http/upload"] },
  { packages: "{pdf-parse,pdfjs-dist,mammoth}", at: ["server/adapters/text/**"] },
  { packages: "fflate", at: ["server/adapters/text/**", "server/adapters/zip"] },
  { packages: "{pkijs,asn1js}", at: ["server/{adapters,dev}/seal/*"] },
  { packages: "aws4fetch", at: ["server/adapters/files/*"] },
  { packages: "write-excel-file", at: ["server/adapters/xlsx"] },
  { packages: "libphonenumber-js", at: ["server/adapters/sms/*"] },
  { packages: "nodemailer", at: ["server/{adapters/mail,dev/outbox}/*"] },
  { packages: "postal-mime", at: ["server/dev/outbox/*"] },
  { packages: "qrcode", at: ["server/adapters/{qr-code,pdf/*}"], types: ["server/features/*/pdf/*"] },
  { packages: "bidi-js", at: ["server/adapters/pdf/shape-text"] },
  { packages: "{pdfkit,fontkit}", at: ["server/adapters/pdf/*"], types: ["server/features/*/pdf/*"] },

  { packages: "{react,react-dom,wouter,@tanstack/react-query,lucide-react}", at: ["client/src/**"] },
  { packages: "{react-hook-form,@hookform/resolvers}", at: ["client/src/features/**"] },
  { packages: "signature_pad", at: ["client/src/features/signing/drawn-mark"] },
  { packages: "read-excel-file", at: ["client/src/features/registration/import-works"] },
  { packages: "react-easy-crop", at: ["client/src/features/account/*"] },
  { packages: "recharts", at: ["client/src/features/admin/analytics/*"] },
  { packages: "diff", at: ["client/src/features/agreements/edits/edits-comparison"] },
  { packages: "{sonner,@radix-ui/*}", at: ["client/src/ui/*", "client/src/app/side-sheet"] },
];

/** Names that say nothing: a thing gets a room or joins one. */
export const emptyNames = ["util", "utils", "helper", "helpers", "common", "misc", "types"];
