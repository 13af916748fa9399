import type { Page } from "@playwright/test";
import type { ServerProcess } from "#server/testing/server-process";
import { paths, pathTo } from "#shared/paths";
import { expectAccessible } from "../../support/accessible.ts";
import { queryDatabase } from "../../support/database.ts";
import { newPerson } from "../../support/people.ts";
import { seedAccount } from "../../support/seed.ts";
import {
  seedAnswer,
  seedCollaborator,
  seedMessage,
  seedProfile,
  seedRequest,
  type Profile,
} from "../../support/seed-network.ts";
import { expect, test } from "../../support/test.ts";

const vocalist: Profile = { collaboratorRole: "vocalist", genres: ["Afrobeats"], country: "Uganda" };

test("a vocalist in Kampala finds a producer in Nairobi, asks, and the two talk", async ({
  page,
  anotherPerson,
  isMobile,
}) => {
  const far = await anotherPerson();
  // Nobody else of these stories has this name.
  const name = `Baraka${newPerson().email.slice(6, 14)}`;
  const producer: Profile = {
    collaboratorRole: "producer",
    genres: ["Amapiano", "Jazz", "Folk", "Pop", "Rock"],
    country: "Kenya",
    bio: "Beats that leave room for a voice.",
    sampleWorkUrl: "https://www.example.com/baraka",
    budgetPreference: "250-500",
    availabilityStatus: "available",
  };
  await seedCollaborator(far, { firstName: name, lastName: "Otieno" }, producer);
  await seedAccount(page, newPerson({ firstName: "Nakato", lastName: "Achieng" }));
  const card = page.getByRole("article", { name: `${name} Otieno` });

  await test.step("she finds him by role, genre and budget; the address keeps it, and back undoes it", async () => {
    await page.goto(paths.collaborators);
    await expect(page.getByRole("link", { name: "Set Up Collaborator Profile" })).toHaveAttribute(
      "href",
      paths.settings,
    );
    await expectAccessible(page);
    await page.getByLabel("Search by name").fill(name);
    await expect(page).toHaveURL(`${paths.collaborators}?name=${name}`);
    await choose(page, isMobile, { Role: "Producer", Genre: "Jazz", "Budget in US dollars": "$1,000+" });
    await expect(page.getByRole("heading", { name: "Nobody fits all of this" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${paths.collaborators}?role=producer&genre=Jazz&name=${name}`);
    await page.reload();
    await expect(card).toContainText("Producer · Kenya");
    await expect(card.getByText("+2 more")).toBeVisible();
    const sample = card.getByRole("link", { name: `Work of ${name} Otieno on example.com` });
    await expect(sample).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    await card.getByRole("link", { name: "Amapiano" }).click();
    await expect(page).toHaveURL(`${paths.collaborators}?role=producer&genre=Amapiano&name=${name}`);
    await card.getByRole("link", { name: `${name} Otieno`, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${name} Otieno` })).toBeVisible();
    await expect(page.getByRole("list", { name: "Genres" }).getByRole("link")).toHaveCount(5);
    await expect(page.getByRole("button", { name: /^Play from/ })).toHaveCount(0);
    await expectAccessible(page);
    await seedProfile(far, { ...producer, sampleWorkUrl: "https://youtu.be/dQw4w9WgXcQ" });
    const asked: string[] = [];
    await page.route("https://www.youtube-nocookie.com/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<p>Playing</p>" });
    });
    await page.reload();
    const play = page.getByRole("button", { name: "Play from YouTube" });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.click();
    await expect(page.frameLocator("iframe").getByText("Playing")).toBeVisible();
    await page.goto(`${paths.collaborators}?name=${name}`);
    await seedProfile(page, vocalist);
  });

  await test.step("she asks once, however often she presses", async () => {
    await card.getByRole("button", { name: "Send request" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send request" }).click();
    await expect(dialog.getByText("Please enter a message for your collaboration request.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Your message").fill("A chorus that wants your drums.");
    await page.keyboard.press("Escape");
    await card.getByRole("button", { name: "Send request" }).click();
    await expect(dialog.getByLabel("Your message")).toHaveValue("A chorus that wants your drums.");
    await dialog.getByRole("button", { name: "Send request" }).dblclick();
    await expect(card.getByText("Request sent")).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Sent" })).toContainText("Waiting for an answer");
  });

  await test.step("he is told in the navigation, accepts, and finds her words", async () => {
    await far.goto(paths.collaborators);
    await expect(far.getByRole("banner").getByText("1 waiting for you").first()).toBeAttached();
    await far.getByRole("button", { name: /^Accept/ }).click();
    await expect(far.getByText("A chorus that wants your drums.")).toBeVisible();
    await expect(far.getByRole("heading", { level: 1, name: "Nakato Achieng" })).toBeVisible();
    await expect(far.getByRole("banner").getByText("waiting for you")).toHaveCount(0);
  });

  await test.step("each sees at once what the other writes, and that it was read", async () => {
    await card.getByRole("link", { name: /^Open chat/ }).click();
    await expect(page.getByText("Today")).toBeVisible();
    await write(page, "Karibu! <b>Listen</b> to https://example.com/idea.");
    const received = bubble(far, "Karibu!");
    await expect(received.getByRole("link", { name: "https://example.com/idea" })).toBeVisible();
    await expect(received).toContainText("<b>Listen</b>");
    await expect(bubble(page, "Karibu!")).toContainText("Read");
    await far.getByLabel("Message to Nakato").fill("First line");
    await far.keyboard.press("Shift+Enter");
    await far.keyboard.type("and the second");
    await far.keyboard.press("Enter");
    await expect(bubble(page, "and the second")).toContainText("First line");
    await expect(bubble(far, "and the second")).toContainText("Read");
    await expectAccessible(page);
    await far.goto(paths.collaborators);
    await expect(far.getByRole("link", { name: /^Nakato Achieng \d/ })).toContainText(
      "You: First line and the second",
    );
    await far.goBack();
  });

  await test.step("she reports him: support has a ticket of hers, and he is told nothing", async () => {
    await page.getByRole("button", { name: /^More about/ }).click();
    await page.getByRole("menuitem", { name: "Report" }).click();
    const dialog = page.getByRole("dialog", { name: `Report ${name} Otieno` });
    await dialog.getByRole("button", { name: "Send report" }).click();
    const reason = dialog.getByLabel("What happened?");
    await expect(reason).toHaveAccessibleDescription(/Please say what happened\./);
    await expect(reason).toBeFocused();
    await expectAccessible(page);
    await reason.fill("He asks for money before every answer.");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(paths.support);
    await page.getByRole("link", { name: new RegExp(name) }).click();
    await expect(page.getByText("He asks for money before every answer.")).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(bubble(page, "Karibu!")).toBeVisible();
    await expect(far.getByText("He asks for money")).toHaveCount(0);
  });

  await test.step("she blocks him: both read on, neither writes", async () => {
    await page.getByRole("button", { name: /^More about/ }).click();
    await page.getByRole("menuitem", { name: "Block" }).click();
    await expect(page.getByText(`You have blocked ${name}`)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Start a split sheet/ })).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByLabel(`Message to ${name}`)).toHaveCount(0);
    await far.reload();
    await expect(far.getByText("You cannot write to this person any more.")).toBeVisible();
    await expect(bubble(far, "Karibu!")).toBeVisible();
    await page.getByRole("button", { name: "Unblock" }).click();
    await expect(page.getByLabel(`Message to ${name}`)).toBeVisible();
  });

  await test.step("she starts a split sheet with him: his name is on it, his address is not", async () => {
    await page.getByRole("link", { name: /^Start a split sheet with/ }).click();
    await expect(page.getByText(`Started with ${name}`)).toBeVisible();
    const names = page.getByRole("textbox", { name: "Name", exact: true });
    await expect(names.nth(1)).toHaveValue(new RegExp(`^${name} `));
    await expectAccessible(page);
  });
});

test("a long conversation opens at its end, grows upwards, and is nobody else's @phone", async ({
  page,
  server,
  problems,
  anotherPerson,
}) => {
  problems.expected(/^404 GET \/api\/collaboration-requests\//);
  const { id, far } = await pair(page, await anotherPerson());
  await seedLines(server, id, 70);
  await page.goto(pathTo.collaboration(id));
  await expect(page.getByText("with the link we sent you.")).toBeVisible();
  await expect(bubble(page, "Line 70 of many")).toBeInViewport();
  await expect(page.getByLabel(/^Message to /)).toBeInViewport({ ratio: 1 });
  await expect(bubble(page, "Line 20 of many")).toHaveCount(0);
  const box = page.getByRole("region", { name: "Messages so far" });
  await box.evaluate((element) => element.scrollTo(0, 0));
  await expect(bubble(page, "Line 1 of many")).toBeAttached();
  await expect(bubble(page, "Line 21 of many")).toBeInViewport();
  await seedMessage(far, id, "Something new");
  const news = page.getByRole("button", { name: "New messages" });
  await expect(news).toBeVisible();
  await expectAccessible(page);
  await news.click();
  await expect(bubble(page, "Something new")).toBeInViewport();

  const stranger = await anotherPerson();
  await seedAccount(stranger);
  await stranger.goto(pathTo.collaboration(id));
  await expect(stranger.getByRole("heading", { name: "Collaboration not found" })).toBeVisible();
  const me = await page.request.get("/api/user");
  const { id: myId } = (await me.json()) as { id: string };
  const open = await seedRequest(stranger, myId, "Sing with me");
  await stranger.goto(pathTo.collaboration(open.id));
  await expect(stranger.getByRole("heading", { name: "This collaboration is not active yet" })).toBeVisible();
  await expectAccessible(stranger);

  await queryDatabase(server, "update users set status = 'suspended' where id = $1", [open.senderId]);
  await page.goto(paths.collaborators);
  await page.getByRole("tab", { name: /^Received/ }).click();
  await expect(page.getByText("It cannot be accepted any more")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Accept/ })).toHaveCount(0);
});

async function pair(page: Page, far: Page) {
  const partner = await seedCollaborator(far, { firstName: "Zuri" }, vocalist);
  await seedCollaborator(page, { firstName: "Amina" }, vocalist);
  const { id } = await seedRequest(page, partner.user.id, "Shall we?");
  await seedAnswer(far, id, "accepted");
  return { id, far };
}

/** Without a request each: there are many. */
async function seedLines(server: ServerProcess, id: string, count: number): Promise<void> {
  await queryDatabase(
    server,
    `with counted as (update collaboration_requests set message_count = $2 where id = $1 returning receiver_id)
     insert into collaboration_messages (request_id, number, id, sender_id, message, created_at)
     select $1, number, gen_random_uuid(), receiver_id, 'Line ' || number || ' of many', now()
     from counted, generate_series(1, $2::int) as number`,
    [id, count],
  );
}

async function choose(page: Page, isMobile: boolean, choices: Record<string, string>): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  const place = isMobile ? page.getByRole("dialog") : page.getByRole("search");
  for (const [label, choice] of Object.entries(choices)) await place.getByLabel(label).selectOption(choice);
  if (!isMobile) return;
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: /^Show/ }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Message to/).fill(text);
  await page.keyboard.press("Enter");
}

function bubble(page: Page, text: string) {
  return page.getByRole("list", { name: "Messages" }).getByRole("listitem").filter({ hasText: text });
}
