import { afterAll } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/app";

/** The app of a file of tests: awaited at its top, stopped after its last test. */
export async function appForFile(): Promise<TestApp> {
  const app = await startTestApp();
  afterAll(() => app.stop());
  return app;
}
