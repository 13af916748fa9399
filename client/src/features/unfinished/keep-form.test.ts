import { afterEach, beforeEach, expect, test, vi } from "vitest";

const owner = "5b1f7c5e-3c0a-4f0e-9a68-0f6f0a4f3d11";
const id = "9d2e4a60-7f11-4a52-8b7d-6c1f52b0a8e2";

type Window = typeof import("#client/features/unfinished/keep-form") &
  typeof import("#client/features/unfinished/kept-state");
type Answer = { status: number; afterMs?: number };

/** What the account was sent, in the order in which it came. */
let sent: string[];
/** What it answers to the next calls; then that all is well. */
let answers: Answer[];
let windows: { close(): void }[];
/** What a form goes on as that another device has written over. */
const onTaken = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
  windows = [];
  onTaken.mockClear();
  const device = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => device.get(name) ?? null,
    setItem: (name: string, text: string) => void device.set(name, text),
    removeItem: (name: string) => void device.delete(name),
  });
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("BroadcastChannel", OtherWindows);
});
afterEach(() => {
  for (const open of windows) open.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The channel between windows, without the process staying for it. */
class OtherWindows extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    windows.push(this);
  }
}

async function answer(_url: string, { body, signal }: RequestInit): Promise<Response> {
  const { status, afterMs = 10 } = answers.shift() ?? { status: 200 };
  await new Promise<void>((resolve, reject) => {
    setTimeout(resolve, afterMs);
    signal?.addEventListener("abort", () => reject(new DOMException("Given up", "AbortError")));
  });
  if (status === 0) throw new TypeError("Failed to fetch");
  if (status === 200) sent.push((JSON.parse(body as string) as { form: { fee: string } }).form.fee);
  return Response.json(status === 409 ? { message: "Changed", code: "unfinished_changed" } : {}, { status });
}

/** The page in a window of its own, signed in. */
async function openWindow(
  onKept: (isKept: boolean) => void = () => undefined,
): Promise<Window & { type: (fee: string) => void }> {
  vi.resetModules();
  const { queryClient } = await import("#client/lib/query-client");
  const { userQuery } = await import("#client/lib/use-user");
  queryClient.setQueryData(userQuery.queryKey, { id: owner } as never);
  const page = {
    ...(await import("#client/features/unfinished/keep-form")),
    ...(await import("#client/features/unfinished/kept-state")),
  };
  const listeners = { isFirst: false, isElsewhere: false, onKept };
  const form = (fee: string) => ({
    owner,
    id,
    type: "producer_agreement" as const,
    title: "Jahazi",
    form: { fee },
  });
  return { ...page, type: (fee) => page.keepSoon(form(fee), { ...listeners, onTaken }) };
}

test.each([503, 429, 0])(
  "what an account answers %s to is sent again, without more being typed",
  async (status) => {
    answers = [{ status }, { status }];
    const page = await openWindow();
    page.type("39,000");
    await vi.advanceTimersByTimeAsync(4_500);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent).toEqual(["39,000"]);
    expect(page.readKept(owner, id).isKept).toBe(true);
  },
);

test("an account that cannot be reached is not said to have what was typed", async () => {
  answers = [{ status: 200 }, { status: 0 }];
  const said: boolean[] = [];
  const page = await openWindow((isKept) => said.push(isKept));
  page.type("39,000");
  await vi.advanceTimersByTimeAsync(2_000);
  page.type("40,000");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(said).toEqual([true, false, true]);
});

test("what an account refuses is not sent again", async () => {
  answers = [{ status: 400 }];
  const page = await openWindow();
  page.type("39,000");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent).toEqual([]);
  expect(page.readKept(owner, id).isKept).toBe(false);
});

test.each([0, 503])("what was typed before never comes after what was typed last (%s)", async (status) => {
  answers = [{ status, afterMs: 3_000 }];
  const page = await openWindow();
  page.type("39000");
  await vi.advanceTimersByTimeAsync(2_000);
  page.type("39,000");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent).toEqual(["39,000"]);
});

test.each([409, 503, 0])(
  "what comes after more was sent from here is no other device's change, and is not sent again (%s)",
  async (status) => {
    answers = [
      { status, afterMs: 3_000 },
      { status: 200, afterMs: 4_000 },
    ];
    const page = await openWindow();
    const other = await openWindow();
    page.type("39000");
    await vi.advanceTimersByTimeAsync(1_600);
    other.type("39,000");
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toEqual(["39,000"]);
    expect(onTaken).not.toHaveBeenCalled();
    expect(page.readKept(owner, id).isKept).toBe(true);
  },
);

test("what another device has changed goes on as a form of its own", async () => {
  answers = [{ status: 409 }];
  const page = await openWindow();
  page.type("39000");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent).toEqual([]);
  expect(onTaken).toHaveBeenCalledOnce();
});

test("nothing of a form is sent once it is a document, by no window", async () => {
  answers = [{ status: 200, afterMs: 5_000 }];
  const page = await openWindow();
  const other = await openWindow();
  page.type("39000");
  await vi.advanceTimersByTimeAsync(1_600);
  page.type("39,000");
  other.type("40,000");
  await vi.advanceTimersByTimeAsync(1_000);
  page.holdKept(id);
  await vi.waitFor(() => vi.advanceTimersByTimeAsync(1));
  await vi.advanceTimersByTimeAsync(4_000);
  page.forgetKept(owner, id);
  other.dropKept(id);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent).toEqual([]);
});

test("what could not be saved is kept again, in every window", async () => {
  const page = await openWindow();
  const other = await openWindow();
  page.type("39,000");
  other.type("40,000");
  page.holdKept(id);
  await vi.advanceTimersByTimeAsync(4_000);
  page.resumeKept(id);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(["39,000", "40,000"]);
});
