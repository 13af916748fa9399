import { RuleTester } from "oxlint/plugins-dev";
import { describe, test } from "vitest";
import { imports, names } from "./plugin.ts";

RuleTester.describe = describe;
RuleTester.it = test;

const root = "/project";
const tester = new RuleTester({ cwd: root, languageOptions: { parserOptions: { lang: "ts" } } });

const at = (filename: string, code: string) => ({
  name: `${filename}: ${code}`,
  filename: `${root}/${filename}`,
  code,
});
const refused = (filename: string, code: string, message: RegExp) => ({
  ...at(filename, code),
  errors: [{ message }],
});

tester.run("imports", imports, {
  valid: [
    at("shared/contract/auth.ts", 'import { z } from "zod"; import { paths } from "#shared/paths";'),
    at("client/src/app/app.tsx", 'import { SignPage } from "#client/pages/sign-page"; import "./app.css";'),
    at("client/src/features/signing/sign.ts", 'import { Button } from "#client/ui/button";'),
    at("client/src/features/signing/sign.ts", 'import { stroke } from "./stroke";'),
    at("client/src/features/signing/sign.ts", 'const stroke = await import("./stroke");'),
    at(
      "client/src/features/split-sheets/preview.ts",
      'import { accept } from "#client/features/documents/index";',
    ),
    at(
      "client/src/features/split-sheets/preview.ts",
      'const dialog = await import("#client/features/documents/actions/send-dialog");',
    ),
    at("client/src/pages/sign-page.tsx", 'import { useSigning } from "#client/features/signing/index";'),
    at(
      "client/src/pages/sign-page.tsx",
      'const choices = await import("#client/features/signing/signing-choices");',
    ),
    at("client/e2e/support/test.ts", 'import { test } from "@playwright/test";'),
    at("server/features/signing/send.ts", 'import { findDocument } from "#server/features/documents/index";'),
    at("server/features/signing/send.ts", 'import type { Deps } from "#server/deps";'),
    at(
      "server/features/signing/pdf/draw.ts",
      'import { rows } from "#server/features/signing/signers-store";',
    ),
    at(
      "server/features/signing/signing-rules.ts",
      'import type { Row } from "#server/features/signing/signers-store";',
    ),
    at("server/features/signing/signing-routes.ts", 'import { Router } from "express";'),
    at("server/features/signing/signers-store.ts", 'import { eq } from "#server/orm";'),
    at(
      "server/features/signing/signing.api.test.ts",
      'import { eq } from "#server/orm"; import request from "supertest";',
    ),
    at("server/app.ts", 'import { signingRoutes } from "#server/features/signing/signing-routes";'),
    at("server/features/reviews/a.ts", 'import { readByRules } from "#server/contract-rules/index";'),
    at("server/dev/demo/seed.ts", 'import { signDocument } from "#server/features/signing/index";'),
    at("server/adapters/pdf/load.ts", 'const pdfkit = await import("pdfkit");'),
    at("server/start.ts", 'import type { RequestHandler } from "express";'),
  ],
  invalid: [
    refused(
      "shared/paths.ts",
      'import { env } from "#server/env";',
      /shared\/\*\* may not import server\/env/,
    ),
    refused("shared/paths.ts", 'import { join } from "node:path";', /node:path is at home in server/),
    refused("shared/paths.ts", 'import ms from "ms";', /ms has no home/),
    refused(
      "client/src/lib/call.ts",
      'import type { Deps } from "#server/deps";',
      /may not import server\/deps/,
    ),
    refused(
      "client/src/ui/card.tsx",
      'import { sign } from "#client/features/signing/sign";',
      /may not import/,
    ),
    refused(
      "client/src/lib/call.ts",
      'import { SignPage } from "../pages/sign-page";',
      /may not import client\/src\/pages/,
    ),
    refused(
      "client/src/features/signing/a.ts",
      'import { b } from "#client/features/documents/b";',
      /except with import\(\)/,
    ),
    refused("client/src/features/signing/a.ts", 'export * from "../documents/b";', /may not import/),
    refused(
      "client/src/features/documents/a.ts",
      'import { b } from "#client/features/signing/index";',
      /may not import/,
    ),
    refused(
      "client/src/features/documents/a.ts",
      'const b = await import("#client/features/signing/b");',
      /may not import/,
    ),
    refused(
      "client/src/features/signing/a.ts",
      'const documents = await import("#client/features/documents/index");',
      /brings the whole room/,
    ),
    refused(
      "client/src/features/signing/a.ts",
      'import { b } from "#server/features/documents/index";',
      /may not import/,
    ),
    refused(
      "client/src/pages/sign-page.tsx",
      'import { b } from "#client/features/signing/b";',
      /except with import\(\)/,
    ),
    refused(
      "client/src/app/app.tsx",
      'import type { B } from "#client/features/signing/b";',
      /may not import/,
    ),
    refused(
      "client/src/pages/sign-page.tsx",
      'import { Shell } from "#client/app/shell";',
      /may not import client\/src\/app/,
    ),
    refused(
      "client/src/pages/sign-page.tsx",
      'import { toast } from "sonner";',
      /sonner is at home in client\/src\/ui/,
    ),
    refused("client/e2e/story.spec.ts", 'import { env } from "#server/env";', /may not import server\/env/),
    refused(
      "server/features/auth/sign-in.ts",
      'import { call } from "#client/lib/call";',
      /may not import client/,
    ),
    refused(
      "server/features/auth/a.ts",
      'import { b } from "#client/features/auth/b";',
      /may not import client/,
    ),
    refused(
      "server/features/signing/a.ts",
      'import { b } from "#server/features/documents/b";',
      /may not import/,
    ),
    refused(
      "server/features/auth/a.ts",
      'import { b } from "#server/features/signing/index";',
      /may not import/,
    ),
    refused(
      "server/features/of-no-row/a.ts",
      'import { b } from "#server/features/auth/index";',
      /may not import/,
    ),
    refused(
      "server/features/reviews/a.ts",
      'import { b } from "#server/contract-rules/contract";',
      /may not import/,
    ),
    refused(
      "server/contract-rules/a.ts",
      'import { AppError } from "#server/http/app-error";',
      /may not import/,
    ),
    refused(
      "server/features/payments/a.ts",
      'import { b } from "#server/dev/paystack/stand-in";',
      /may not import/,
    ),
    refused("server/features/signing/a.ts", 'import { createDeps } from "#server/deps";', /except as a type/),
    refused(
      "server/features/signing/a.ts",
      'const env = await import("#server/env");',
      /may not import server\/env/,
    ),
    refused(
      "server/features/signing/a.ts",
      'type App = import("#server/app").App;',
      /may not import server\/app/,
    ),
    refused(
      "server/features/signing/signing-rules.ts",
      'import { b } from "#server/features/signing/b";',
      /except as a type/,
    ),
    refused(
      "server/features/signing/signing-rules.ts",
      'import { now } from "#server/adapters/clock";',
      /may not import/,
    ),
    refused(
      "server/features/signing/sign.ts",
      'import { eq } from "#server/orm";',
      /may not import server\/orm/,
    ),
    refused(
      "server/features/signing/signers-store.ts",
      'import { eq } from "drizzle-orm";',
      /drizzle-orm is at home/,
    ),
    refused("server/features/signing/sign.ts", 'import { Router } from "express";', /express is at home/),
    refused("server/features/signing/sign.ts", 'import PDFDocument from "pdfkit";', /pdfkit is at home/),
    refused("server/start.ts", 'import express from "express";', /express is at home/),
    refused("server/http/bind.ts", 'import { boss } from "pg-boss/types";', /pg-boss is at home/),
    refused("server/surprise/a.ts", 'import { paths } from "#shared/paths";', /no row/),
  ],
});

tester.run("names", names, {
  valid: [at("client/src/ui/class-names.ts", ""), at("server/features/auth/passwords.ts", "")],
  invalid: [
    refused("client/src/lib/utils.ts", "", /"utils" says nothing/),
    refused("server/helpers/dates.ts", "", /"helpers" says nothing/),
    refused("shared/date-helpers.ts", "", /"helpers" says nothing/),
    refused("server/features/auth/types.ts", "", /"types" says nothing/),
  ],
});
