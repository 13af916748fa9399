import { pathTo } from "#shared/paths";
import { connect, disconnect } from "../../support/connection.ts";
import { queryDatabase } from "../../support/database.ts";
import { loseAnswer } from "../../support/lose-answer.ts";
import { seedAnswer, seedCollaborator, seedRequest, type Profile } from "../../support/seed-network.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const vocalist: Profile = { collaboratorRole: "vocalist", genres: ["Afrobeats"], country: "Uganda" };

test("a lost answer writes a message once, and a lost connection loses none", async ({
  page,
  server,
  problems,
  anotherPerson,
}) => {
  problems.expected(/ERR_\w+ (GET|POST) \/api\/collaboration-requests\//);
  const far = await anotherPerson();
  const partner = await seedCollaborator(far, { firstName: "Zuri" }, vocalist);
  await seedCollaborator(page, { firstName: "Amina" }, vocalist);
  const { id } = await seedRequest(page, partner.user.id, "Shall we?");
  await seedAnswer(far, id, "accepted");
  await page.goto(pathTo.collaboration(id));
  const field = page.getByLabel("Message to Zuri");
  const lines = page.getByRole("list", { name: "Messages" }).getByRole("listitem");

  const lost = await loseAnswer(page, "**/messages");
  await field.fill("Only once");
  await page.keyboard.press("Enter");
  expect(await lost.status).toBe(201);
  await expect(lines.filter({ hasText: "Only once" })).toHaveCount(1);
  await expect(lines.filter({ hasText: "Only once" })).toContainText("Sent");

  await disconnect(page);
  await field.fill("Written on the ferry");
  await page.keyboard.press("Enter");
  await expectToast(page, "Failed to send message");
  const ferry = lines.filter({ hasText: "Written on the ferry" });
  await expect(ferry).toContainText("Not sent");
  await field.fill("And half a sentence");
  await connect(page);
  await page.reload();
  await expect(field).toHaveValue("And half a sentence");
  await ferry.getByRole("button", { name: "Try again" }).click();
  await expect(ferry).toContainText("Sent");
  await expect(ferry.getByRole("button")).toHaveCount(0);

  const written = await queryDatabase<{ message: string }>(
    server,
    "select message from collaboration_messages where request_id = $1 order by number",
    [id],
  );
  expect(written.map(({ message }) => message)).toEqual(["Only once", "Written on the ferry"]);
});
