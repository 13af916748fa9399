import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { OutboxMail } from "#server/dev/outbox/read-outbox";
import { linkIn } from "#server/testing/smtp-sink";
import { pathTo } from "#shared/paths";
import { newPerson } from "../support/people.ts";
import { seedAccount, seedSent, seedSignature, seedSplitSheet } from "../support/seed.ts";
import { createCamera } from "./camera.ts";
import type { Demo } from "./demo.ts";
import { hiddenPictures, mailTo, pictureOf, withAddresses } from "./hidden-screens.ts";
import { picturePages } from "./pdf-screens.ts";
import { duet } from "./songs.ts";
import type { Visit } from "./studio.ts";
import { lookUp, payFor } from "./verify-screens.ts";

const amina = "amina.states@sahihi.example";
const joao = "joao.states@sahihi.example";
const people = [amina, joao];
const password = "nyimbo-zetu";
const owner = newPerson({
  firstName: "Zawadi",
  lastName: "Mutiso",
  email: "zawadi@sahihi.example",
  password,
});
const leaver = newPerson({ firstName: "Juma", lastName: "Kimaro", email: "juma@sahihi.example", password });
const administrator = newPerson({ email: "admin.states@sahihi.example", password });

/** Whoever sends it, and what they and an administrator have done with it. */
type Stage = { demo: Demo; by: Page; admin: APIRequestContext; id: string; song: string };

const ok = async (response: Promise<{ ok(): boolean; url(): string; text(): Promise<string> }>) => {
  const answer = await response;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
};

/** Each state of a document, by the song that is in it, from what leads there. */
const states: { name: string; song: string; owner?: "leaves"; lead(stage: Stage): Promise<void> }[] = [
  { name: "pending", song: "Mawingu", lead: async () => {} },
  {
    name: "partly-signed",
    song: "Mvua ya Usiku",
    lead: async (stage) => {
      await sign(stage, amina);
      await act(await link(stage, joao), "notes", { kind: "not_me", text: "I am his sister" });
    },
  },
  { name: "in-force", song: "Bahari", lead: signAll },
  {
    name: "proposed",
    song: "Jua Kali",
    lead: async (stage) => {
      await signAll(stage);
      await propose(stage);
      await signAnew(stage, amina);
    },
  },
  {
    name: "replaced",
    song: "Nyota",
    lead: async (stage) => {
      await signAll(stage);
      await propose(stage);
      for (const address of people) await signAnew(stage, address);
      await certified(stage, 2);
    },
  },
  {
    name: "declined",
    song: "Upepo",
    lead: async (stage) => {
      await sign(stage, amina);
      await act(await link(stage, joao), "decline", { reason: "We agreed on half." });
    },
  },
  {
    name: "recalled",
    song: "Mto",
    lead: async (stage) => {
      await sign(stage, amina);
      await change(stage, "recall", { reason: "A name is wrong." });
    },
  },
  {
    name: "deletion-asked",
    song: "Msitu",
    lead: async (stage) => {
      await signAll(stage);
      await askToDelete(stage);
    },
  },
  {
    name: "deletion-agreed",
    song: "Kilima",
    lead: async (stage) => {
      await signAll(stage);
      await askToDelete(stage);
      await agree(stage, "/confirm-deletion/");
    },
  },
  { name: "hidden", song: "Ziwa", lead: signAll },
  { name: "owner-gone", song: "Daraja", owner: "leaves", lead: signAll },
  {
    name: "owner-gone-unsigned",
    song: "Mlango",
    owner: "leaves",
    lead: (stage) => sign(stage, amina),
  },
  {
    name: "owner-gone-asked",
    song: "Daftari",
    owner: "leaves",
    lead: async (stage) => {
      await signAll(stage);
      await askToDelete(stage);
    },
  },
];

/** PDF, history, certificate and verification of each state of a document, and the mails that told of it. */
export async function stateScreens(visit: Visit, demo: Demo, folder: string): Promise<void> {
  await visit({}, async (byOwner) => {
    await visit({}, async (byLeaver) => {
      await visit({}, async (byAdmin) => {
        await seedAccount(byOwner, owner);
        const { user } = await seedAccount(byLeaver, leaver);
        await seedAccount(byAdmin, administrator);
        await demo.promote(administrator.email);
        const admin = byAdmin.request;
        const ids: Record<string, string> = {};
        for (const { name, song, owner: whose, lead } of states) {
          const by = whose === "leaves" ? byLeaver : byOwner;
          const stage = { demo, by, admin, song, id: await sent(by, demo, song) };
          ids[name] = stage.id;
          await lead(stage);
          await papersOf(stage, name, folder);
          await visit({}, (page) => verified(page, stage, name, folder));
          if (name === "hidden") await ok(admin.delete(`/api/admin/documents/${stage.id}`));
          await pictureOf(visit, await link(stage, joao), `state-${name}-link`, folder);
        }
        await hiddenPictures({ demo, by: byOwner, admin, people, visit, folder }, ids.hidden ?? "");
        const asked = await demo.mail(mailTo(joao, "Daftari", "/confirm-deletion/"));
        await ok(admin.delete(`/api/admin/users/${user.id}`, { data: { password } }));
        await demo.deleteAgreed();
        const question = linkIn(asked, "/confirm-deletion/");
        await pictureOf(visit, question, "state-owner-gone-asked-question-after", folder);
        for (const [name, song] of [
          ["owner-gone", "Daraja"],
          ["owner-gone-unsigned", "Mlango"],
        ] as const)
          await pictureOf(visit, await link({ demo, song }, joao), `state-${name}-link-after`, folder);
        for (const name of ["hidden", "deletion-agreed"])
          await pictureOf(visit, pathTo.verify(ids[name] ?? ""), `state-${name}-code-after`, folder);
      });
    });
  });
  await mailPictures(visit, demo, folder);
}

async function sent(page: Page, demo: Demo, song: string): Promise<string> {
  const drafted = await seedSplitSheet(page, withAddresses(song, people));
  await demo.letMailsAge();
  await seedSent(page, drafted);
  return drafted.id;
}

const link = ({ demo, song }: Pick<Stage, "demo" | "song">, address: string) =>
  demo.signingLink(address, song);
const sign = async (stage: Stage, address: string) => seedSignature(await link(stage, address));

async function signAll(stage: Stage): Promise<void> {
  for (const address of people) await sign(stage, address);
  await certified(stage, 1);
}

/** The certificate, and the mail with both files, come when the PDF stands in the log. */
const certified = ({ by, id }: Stage, number: number) =>
  expect
    .poll(async () => (await by.request.get(`/api/documents/${id}/versions/${number}/certificate`)).ok(), {
      timeout: 30_000,
    })
    .toBe(true);

async function act(page: string, what: string, data: object): Promise<void> {
  const { origin, pathname } = new URL(page);
  const answer = await fetch(`${origin}/api${pathname}/${what}`.replace(/\/$/, ""), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`${pathname}/${what}: ${await answer.text()}`);
}

const change = ({ by, id }: Stage, what: string, data: object) =>
  ok(by.request.post(`/api/documents/${id}/${what}`, { data }));

const askToDelete = (stage: Stage) =>
  change(stage, "request-deletion", { reason: "We recorded it anew and signed that one." });

async function agree({ demo, song }: Stage, path: string): Promise<void> {
  for (const address of people) {
    const { text } = await demo.mail(mailTo(address, song, path));
    await act(linkIn({ text }, path), "", { confirmed: true });
  }
}

/** Everybody agrees to a change, and it is sent. */
async function propose(stage: Stage): Promise<void> {
  const { demo, by, id } = stage;
  const unlock = { reason: "João produced it as well.", requiresMultiPartyApproval: true };
  await ok(by.request.patch(`/api/documents/${id}/unlock`, { data: unlock }));
  await agree(stage, "/confirm-unlock/");
  const content = duet(stage.song);
  const [first, second] = content.publishingRightsCollaborators;
  await ok(
    by.request.patch(`/api/documents/${id}`, {
      data: {
        content: {
          ...content,
          publishingRightsCollaborators: [
            { ...first!, email: amina, percentage: 50 },
            { ...second!, email: joao, percentage: 50 },
          ],
        },
      },
    }),
  );
  await demo.letMailsAge();
  await change(stage, "send-for-signing", { emails: people });
}

/** By a link that asks for a code, as it changes what was signed. */
async function signAnew(stage: Stage, address: string): Promise<void> {
  const { demo, song } = stage;
  const { text } = await demo.mail(
    (mail) => mailTo(address, song, "/sign/")(mail) && mail.subject.includes("new version"),
  );
  const page = linkIn({ text }, "/sign/");
  const before = new Date();
  await act(page, "code", {});
  const { subject } = await demo.mail(
    (mail) => mail.to.address === address && mail.at >= before && /^\d{3} \d{3} /.test(mail.subject),
  );
  await seedSignature(page, subject.slice(0, 7).replace(" ", ""));
}

async function papersOf({ by, id }: Stage, name: string, folder: string): Promise<void> {
  const papers = {
    pdf: "pdf",
    trail: "audit/pdf",
    certificate: "versions/1/certificate",
    "certificate-of-2": "versions/2/certificate",
  };
  for (const [paper, path] of Object.entries(papers)) {
    const answer = await by.request.get(`/api/documents/${id}/${path}`);
    // There is a certificate once everybody has signed.
    if (answer.ok()) await picturePages(by, await answer.body(), `state-${name}-${paper}`, folder);
  }
}

async function verified(page: Page, { song }: Stage, name: string, folder: string): Promise<void> {
  await lookUp(page, song);
  await payFor(page, "neema.states@sahihi.example");
  const id = new URL(page.url()).searchParams.get("verification");
  const answer = await page.request.get(`/api/verify/results/${id}/pdf`);
  await picturePages(page, await answer.body(), `state-${name}-verification`, folder);
}

/** One of each kind, by its subject without the song. */
async function mailPictures(visit: Visit, demo: Demo, folder: string): Promise<void> {
  const songs = new RegExp(states.map(({ song }) => song).join("|"));
  const concerned = new Set([...people, owner.email, leaver.email]);
  const kinds = new Map<string, OutboxMail>();
  for (const mail of await demo.mails()) {
    if (!concerned.has(mail.to.address) || /^\d{3} \d{3} /.test(mail.subject)) continue;
    const isOwner = mail.to.address === owner.email || mail.to.address === leaver.email;
    const kind = mail.subject
      .replace(songs, "song")
      .replaceAll(/[^\p{L}]+/gu, " ")
      .trim()
      .replaceAll(" ", "-")
      .toLowerCase();
    kinds.set(`${isOwner ? "owner" : "signer"}-${kind}`.slice(0, 80), mail);
  }
  for (const [size, width] of [
    ["phone", 360],
    ["desktop", 700],
  ] as const)
    await visit({ viewport: { width, height: 900 } }, async (page) => {
      const take = createCamera(folder, size);
      for (const [kind, { html }] of kinds) {
        await page.setContent(html);
        await take(page, `state-mail-${kind}`);
      }
    });
}
