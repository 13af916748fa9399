import { describe, expect, test } from "vitest";
import {
  accept,
  asideOf,
  bringBack,
  discard,
  dropAside,
  hasDraft,
  hearOtherTab,
  hearServer,
  isOutdated,
  keepMine,
  nothingTyped,
  takeLatest,
  type,
  undoDiscard,
  versionsKind,
  type Version,
  type VersionedDraft,
  type VersionedKind,
  type Versions,
} from "#client/lib/drafts/versioned-draft";

const kind: VersionedKind<string> = {
  prefix: "note",
  read: (stored) => stored as VersionedDraft<string> | null,
  write: (draft) => draft,
  blank: "",
  isSame: (one, other) => one === other,
};

const id = "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70";
const server = (revision: number): Version<string> => ({ id, revision, value: `saved ${revision}` });
const opened = nothingTyped(kind, server(3));
const onNew = nothingTyped(kind, null);

const stored = (versions: Versions<string>) =>
  versionsKind(kind, versions.server).write!(versions) as VersionedDraft<string> | null;
const reopened = (draft: VersionedDraft<string> | null, now: Version<string> | null) =>
  versionsKind(kind, now).read(draft)!;

describe("one tab", () => {
  test("nothing is stored until something is typed, nor when it is taken back", () => {
    expect(stored(opened)).toBeNull();
    const typed = type(opened, "mine");
    expect(hasDraft(typed)).toBe(true);
    expect(stored(typed)).toEqual({ id, revision: 3, value: "mine", aside: null });
    expect(stored(type(typed, "saved 3"))).toBeNull();
    expect(hasDraft(type(typed, "saved 3"))).toBe(false);
  });

  test("what was stored is typed again when the page opens anew", () => {
    const found = reopened(stored(type(opened, "mine")), server(3));
    expect(found.draft).toEqual({ id, revision: 3, value: "mine", aside: null });
    expect(hasDraft(found)).toBe(true);
    expect(isOutdated(found)).toBe(false);
  });

  test("a version that comes while nothing is typed is shown, and nobody is asked", () => {
    const moved = hearServer(opened, server(4));
    expect(moved.draft).toMatchObject({ revision: 4, value: "saved 4" });
    expect(hasDraft(moved) || isOutdated(moved)).toBe(false);
  });

  test("what is typed over an older version stays, and the person is asked", () => {
    const outdated = hearServer(type(opened, "mine"), server(4));
    expect(outdated.draft.value).toBe("mine");
    expect(isOutdated(outdated)).toBe(true);
    expect(isOutdated(reopened(stored(outdated), server(4)))).toBe(true);

    const latest = takeLatest(outdated);
    expect(latest.draft).toMatchObject({ revision: 4, value: "saved 4", aside: "mine" });
    expect(isOutdated(latest) || hasDraft(latest)).toBe(false);
    expect(asideOf(reopened(stored(latest), server(4)))).toBe("mine");

    const mine = keepMine(outdated);
    expect(mine.draft).toMatchObject({ revision: 4, value: "mine" });
    expect(isOutdated(mine)).toBe(false);
  });

  test("what was typed is what the server has by now: nobody is asked, and nothing is stored", () => {
    const saved = hearServer(type(opened, "saved 4"), server(4));
    expect(isOutdated(saved) || hasDraft(saved)).toBe(false);
    expect(saved.draft.revision).toBe(4);
    expect(stored(saved)).toBeNull();
  });

  test("whoever takes back what they typed over an older version gets the newest", () => {
    const outdated = hearServer(type(opened, "mine"), server(4));
    expect(type(outdated, "saved 3").draft).toMatchObject({ revision: 4, value: "saved 4" });
  });

  test("what lies aside changes places with what is typed, or goes", () => {
    const latest = takeLatest(hearServer(type(opened, "mine"), server(4)));
    expect(bringBack(latest).draft).toMatchObject({ value: "mine", aside: null });
    const swapped = bringBack(type(latest, "more"));
    expect(swapped.draft).toMatchObject({ value: "mine", aside: "more" });
    expect(bringBack(swapped).draft).toMatchObject({ value: "more", aside: "mine" });
    expect(stored(dropAside(latest))).toBeNull();
    expect(bringBack(opened)).toBe(opened);
  });

  test("what is discarded can be had back, and takes nothing with it that lies aside", () => {
    const typed = type(takeLatest(hearServer(type(opened, "first"), server(4))), "second");
    const gone = discard(typed);
    expect(gone.draft).toEqual({ id, revision: 4, value: "saved 4", aside: "first" });
    expect(undoDiscard(gone).draft).toEqual(typed.draft);
    expect(undoDiscard(gone).discarded).toBeNull();
    expect(type(gone, "third").discarded).toBeNull();
  });

  test("what the server has taken is no draft any more; what it has not stays aside", () => {
    const saved = accept(type(opened, "mine"), server(4), null);
    expect(stored(saved)).toBeNull();
    expect(saved.draft).toMatchObject({ revision: 4, value: "saved 4" });
    const restored = accept(type(opened, "mine"), server(4), "mine");
    expect(stored(restored)).toMatchObject({ value: "saved 4", aside: "mine" });
  });

  test("what lies aside and is saved by now is not offered", () => {
    const typed = hearOtherTab(type(opened, "mine"), { id, revision: 3, value: "saved 4", aside: "mine" });
    expect(asideOf(typed)).toBe("saved 4");
    const outdated = hearServer(typed, server(4));
    expect(asideOf(outdated)).toBeNull();
    expect(stored(keepMine(outdated))!.aside).toBeNull();
  });
});

describe("a new document", () => {
  test("keeps its id through a reload, and gets another when it is discarded", () => {
    const typed = type(onNew, "mine");
    expect(reopened(stored(typed), null).draft).toEqual(typed.draft);
    expect(typed.draft.revision).toBeNull();
    expect(discard(typed).draft.id).not.toBe(typed.draft.id);
    expect(undoDiscard(discard(typed)).draft).toEqual(typed.draft);
  });

  test("becomes one of its own when another tab has saved the one that both had typed", () => {
    const typed = type(onNew, "mine");
    const alone = hearOtherTab(typed, null);
    expect(alone.draft.value).toBe("mine");
    expect(alone.draft.id).not.toBe(typed.draft.id);
  });
});

describe("two tabs", () => {
  test("each has aside what the other types", () => {
    const one = type(opened, "one");
    const other = hearOtherTab(opened, stored(one));
    expect(other.draft).toMatchObject({ value: "saved 3", aside: "one" });
    const both = type(other, "other");
    expect(stored(both)).toMatchObject({ value: "other", aside: "one" });
    expect(hearOtherTab(one, stored(both)).draft).toMatchObject({ value: "one", aside: "other" });
  });

  test("that type the same have nothing to choose", () => {
    const one = type(opened, "same");
    expect(hearOtherTab(one, stored(one))).toBe(one);
  });

  test("know what the other has put aside", () => {
    const latest = takeLatest(hearServer(type(opened, "mine"), server(4)));
    const other = hearServer(opened, server(4));
    expect(hearOtherTab(other, stored(latest)).draft.aside).toBe("mine");
  });

  test("of which one saves or discards: what was only typed there is gone, what is typed here stays", () => {
    const idle = hearOtherTab(opened, stored(type(opened, "theirs")));
    expect(hearOtherTab(idle, null).draft).toMatchObject({ value: "saved 3", aside: null });
    const typed = hearOtherTab(type(opened, "mine"), stored(type(opened, "theirs")));
    expect(hearOtherTab(typed, null).draft).toEqual({ id, revision: 3, value: "mine", aside: "theirs" });
  });
});
