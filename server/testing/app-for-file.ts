import { afterAll } from "vitest";
import { startTestApp, type TestApp, type TestAppOptions } from "#server/testing/app";

/** The app of a file of tests: awaited at its top, stopped after its last test. */
export async function appForFile(options?: TestAppOptions): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(() => app.stop());
  return app;
}
