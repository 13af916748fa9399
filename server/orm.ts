import { createRequire } from "node:module";

/*
 * The one door to drizzle, as CommonJS. For each ES module that it loads, Node parses the whole package.json of the module's package
 * again, and drizzle's has 179 kB for 200 modules: a third of the start's time.
 */
const require = createRequire(import.meta.url);

export const {
  and,
  asc,
  between,
  count,
  desc,
  DrizzleQueryError,
  eq,
  fillPlaceholders,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} = require("drizzle-orm") as typeof import("drizzle-orm");
export type { SQL, SQLWrapper } from "drizzle-orm";
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  jsonb,
  PgDialect,
  pgSchema,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} = require("drizzle-orm/pg-core") as typeof import("drizzle-orm/pg-core");
export type { PgColumn, PgDatabase, PgTable } from "drizzle-orm/pg-core";
export const { drizzle } = require("drizzle-orm/node-postgres") as typeof import("drizzle-orm/node-postgres");
export type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
export const { migrate: applyMigrations } =
  require("drizzle-orm/node-postgres/migrator") as typeof import("drizzle-orm/node-postgres/migrator");
