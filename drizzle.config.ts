import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name what_changed` writes the next migration from the tables. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/db/tables/*.ts",
  out: "./migrations",
});
