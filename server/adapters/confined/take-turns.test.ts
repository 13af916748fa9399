import { expect, test } from "vitest";
import { createTurns } from "#server/adapters/confined/take-turns";

const never = new AbortController().signal;

test("the next turn is of whoever has had none for longest, and each owner's come in order", async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 24 }, (why) => new Error(why));
  const order: string[] = [];
  const work = async (owner: string, nth: number) => {
    const giveBack = await turns.take(owner, never);
    order.push(`${owner} ${nth}`);
    await new Promise((resolve) => setImmediate(resolve));
    giveBack();
  };
  const many = [1, 2, 3].flatMap((nth) => ["amina", "brian"].map((owner) => work(owner, nth)));
  const late = work("chidi", 1);
  await Promise.all([...many, late]);
  expect(order).toEqual(["amina 1", "brian 1", "chidi 1", "amina 2", "brian 2", "amina 3", "brian 3"]);
});

test("whoever comes when too many wait is told so, and who leaves is not waited for", async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1 }, (why) => new Error(why));
  const giveBack = await turns.take("amina", never);
  const leaving = new AbortController();
  const waiting = turns.take("brian", leaving.signal);
  await expect(turns.take("chidi", never)).rejects.toThrow("busy");
  leaving.abort();
  await expect(waiting).rejects.toThrow("left");
  giveBack();
  (await turns.take("chidi", never))();
});
