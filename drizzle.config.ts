import { defineConfig } from "drizzle-kit";

/** `npm run db:generate -- --name what_changes` writes the next migration from the tables. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/db/tables/*.ts",
  out: "./migrations",
});
