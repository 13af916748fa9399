import { sql } from "#server/orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillProfiles } from "#server/bench/profiles-data";
import { foldName, pageQuery } from "#server/features/network/discovery-store";
import { appForFile } from "#server/testing/app-for-file";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { createUser } from "#server/testing/factories/user";
import type { NewUser } from "#server/features/auth/index";
import { contract } from "#shared/contract/index";

const app = await appForFile();
const { caller, user } = await app.signedIn(publishedProfile({ firstName: "Amina", lastName: "Wanjiru" }));
const publish = (given: Partial<NewUser>) => createUser(app.deps, publishedProfile(given));
const Found = contract["GET /api/collaborators"].response;

async function find(query: Record<string, string | number> = {}) {
  const { body } = await caller.get("/api/collaborators").query(query).expect(200);
  return Found.parse(body);
}
const namesFor = async (query: Record<string, string | number>) =>
  (await find(query)).items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const YEAR = 365 * 24 * 60 * 60 * 1000;
const ago = (years: number) => new Date(Date.now() - years * YEAR);

describe("discovery among a few", () => {
  beforeAll(async () => {
    await publish({
      firstName: "Ọláyínká",
      lastName: "Adébáyọ̀",
      country: "Nigeria",
      genres: ["Afrobeats"],
      createdAt: ago(1),
    });
    await publish({
      firstName: "Kwame",
      lastName: "Ng'ombe",
      country: "Ghana",
      collaboratorRole: "vocalist",
      createdAt: ago(2),
    });
    await publish({ firstName: "Zuri", lastName: "Otieno", isFeaturedProducer: true, createdAt: ago(3) });
    await publish({
      firstName: "Wanjiku",
      lastName: "Kamau",
      budgetPreference: null,
      availabilityStatus: "busy",
      createdAt: ago(4),
    });
  });
  afterAll(() => app.deps.pool.query("delete from users where id <> $1", [user.id]));

  test("shows published profiles of others, featured producers first, then who joined last, without an e-mail", async () => {
    await createUser(app.deps);
    await publish({ firstName: "Half", genres: [] });
    await publish({ firstName: "Half", country: null });
    await publish({ firstName: "Gone", status: "suspended" });
    await publish({ firstName: "Gone", status: "inactive" });
    const { items, ...page } = await find();
    expect(items.map(({ firstName }) => firstName)).toEqual(["Zuri", "Ọláyínká", "Kwame", "Wanjiku"]);
    expect(page).toEqual({ total: 4, page: 1, pageSize: 24 });
    expect(JSON.stringify(items)).not.toMatch(/@|email|password/);
    expect(await namesFor({ page: 2 })).toEqual([]);
    for (const hidden of ["Half", "Gone"]) expect(await namesFor({ name: hidden })).toEqual([]);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ role: "vocalist" }, ["Kwame"]],
    [{ genre: "Amapiano", country: "Kenya" }, ["Zuri", "Wanjiku"]],
    [
      {
        role: "producer",
        genre: "Afrobeats",
        country: "Nigeria",
        budget: "250-500",
        availability: "available",
      },
      ["Ọláyínká"],
    ],
    [{ budget: "1000+" }, []],
    [{ availability: "busy" }, ["Wanjiku"]],
    [{ role: "wizard", genre: "Noise" }, ["Zuri", "Ọláyínká", "Kwame", "Wanjiku"]],
    [{ name: "OLAYINKA adebayo" }, ["Ọláyínká"]],
    [{ name: "adebajo" }, ["Ọláyínká"]],
    [{ name: "ngombe" }, ["Kwame"]],
    [{ name: "Oteino" }, ["Zuri"]],
    [{ name: "njik" }, ["Wanjiku"]],
    [{ name: "wa" }, ["Wanjiku"]],
    [{ name: "w" }, ["Wanjiku"]],
    [{ name: "wanjiku otieno" }, []],
    [{ name: "%" }, []],
    [{ name: "Wanjiku", role: "vocalist" }, []],
  ])("finds by %o", async (query, names) => {
    const found = (await find(query)).items.map(({ firstName }) => firstName);
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  test("follows what changes in a profile, from one request to the next", async () => {
    const { id } = await publish({ firstName: "Thandi", lastName: "Zulu" });
    const change = (set: string) => app.deps.pool.query(`update users set ${set} where id = $1`, [id]);
    const isFound = async (query: Record<string, string>) => (await namesFor(query)).length > 0;
    await change("last_name = 'Mokoena', genres = '{Jazz}', is_featured_producer = true");
    expect(await isFound({ name: "zulu" })).toBe(false);
    expect(await isFound({ name: "mokoena", genre: "Jazz" })).toBe(true);
    expect((await namesFor({})).slice(0, 2)).toContain("Thandi Mokoena");
    for (const hide of [
      "status = 'suspended'",
      "country = null",
      "genres = '{}'",
      "collaborator_role = null",
    ]) {
      await change(hide);
      expect(await isFound({ name: "thandi" })).toBe(false);
      await caller.get(`/api/collaborators/${id}`).expect(404);
      await change("status = 'active', country = 'Kenya', genres = '{Pop}', collaborator_role = 'artist'");
      expect(await isFound({ name: "thandi", genre: "Pop", role: "artist" })).toBe(true);
    }
    await app.deps.pool.query("delete from users where id = $1", [id]);
    expect(await isFound({ name: "thandi" })).toBe(false);
  });

  test("puts a name as it was typed before one that is only like it", async () => {
    await publish({ firstName: "Kamao", lastName: "Featured", isFeaturedProducer: true });
    expect((await namesFor({ name: "kamau" }))[0]).toBe("Wanjiku Kamau");
  });
});

describe("discovery among thousands", () => {
  beforeAll(() => fillProfiles(app.deps.pool, 3000));

  test("pages through everybody once, and counts them", async () => {
    const query = { role: "producer", availability: "available" };
    const { total } = await find(query);
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 24); page++)
      seen.push(...(await find({ ...query, page })).items.map(({ id }) => id));
    const { rows } = await app.deps.pool.query<{ count: number }>(
      "select count(*)::int as count from users where collaborator_role = 'producer' and availability_status = 'available' and id <> $1",
      [user.id],
    );
    expect([total, new Set(seen).size, seen.length]).toEqual(Array(3).fill(rows[0]!.count));
  });

  test.each<[string, { facets?: string[]; name?: string }, string]>([
    ["without filters", {}, "discovery_entries_list"],
    ["by one facet", { facets: ["genre:Jazz"] }, "discovery_entries_facets"],
    ["by what most are", { facets: ["availability:available"] }, "discovery_entries_list"],
    [
      "by all facets",
      { facets: ["role:producer", "genre:Pop", "country:Kenya", "budget:1000+", "availability:busy"] },
      "discovery_entries_facets",
    ],
    ["by a name", { name: "moyo" }, "discovery_entries_slips"],
    ["by a letter", { name: "w" }, "discovery_entries_name"],
    ["by a name and a facet", { name: "moyo", facets: ["role:vocalist"] }, "discovery_entries_"],
  ])("reads an index %s", async (_how, { facets = [], name }, index) => {
    const words = name ? await foldName(app.deps.db, name) : [];
    const plan = await planOf({ facets, words });
    expect(plan).toContain(index);
  });
});

async function planOf(wanted: { facets: string[]; words: string[] }): Promise<string> {
  const { rows } = await app.deps.db.execute(
    sql`explain ${pageQuery([user.id], { ...wanted, offset: 0, limit: 24 })}`,
  );
  return rows.map((record) => record["QUERY PLAN"]).join("\n");
}
