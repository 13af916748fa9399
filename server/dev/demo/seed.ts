import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { hashPassword, insertUser, type UserRecord } from "#server/features/auth/index";
import { demoConversation, demoPeople, demoRequest, ownProfiles } from "#server/dev/demo/seed-people";
import { createSplitSheet } from "#server/features/documents/index";
import { answerRequest, askCollaborator, markRead, sendMessage } from "#server/features/network/index";
import { sendDocument, signDocument } from "#server/features/signing/index";
import { noSongFacts } from "#shared/domain/song-facts";
import type { RightsHolder, SplitSheet } from "#shared/domain/split-sheet";
import { noticeVersionIn } from "#shared/wordings/shown-versions";
import { SendBody } from "#shared/contract/signing/sending";

export const demoPassword = "karibu-sahihi";

const amina = { firstName: "Amina", lastName: "Wanjiru", email: "amina@sahihi.example" };
const brian = { firstName: "Brian", lastName: "Otieno", email: "brian@sahihi.example" };
const admin = {
  firstName: "Makena",
  lastName: "Njeri",
  email: "admin@sahihi.example",
  role: "admin" as const,
};
export const demoAccounts = [amina, brian, admin];

const DAY = 24 * 60 * 60 * 1000;

function holder(name: string, email: string, role: string, share: number): RightsHolder {
  return { name, email, role, share };
}
const holders = {
  amina: (role: string, share: number) => holder("Amina Wanjiru", amina.email, role, share),
  brian: (role: string, share: number) => holder("Brian Otieno", brian.email, role, share),
  layinka: (role: string, share: number) =>
    holder("Ọláyínká Adébáyọ̀", "olayinka@sahihi.example", role, share),
};

const lamu: SplitSheet = {
  ...noSongFacts,
  songTitle: "Lamu by Morning",
  artistName: "Amina Wanjiru",
  genre: "Afrobeats",
  notes: "Chorus melody by Brian, recorded as a voice note on the ferry.",
  publishing: [holders.amina("Songwriter", 6000), holders.brian("Composer", 4000)],
  master: [],
};

const nairobi: SplitSheet = {
  ...noSongFacts,
  songTitle: "Nairobi Nights",
  artistName: "Amina Wanjiru ft. Ọláyínká",
  duration: "3:42",
  genre: "Afrobeats",
  publishing: [
    holders.amina("Songwriter", 5000),
    holders.brian("Beatmaker", 2500),
    holders.layinka("Lyricist", 2500),
  ],
  master: [],
};

const pwani: SplitSheet = {
  ...noSongFacts,
  songTitle: "Sauti ya Pwani",
  artistName: "Amina Wanjiru",
  releaseDate: "2026-12-12",
  duration: "4:05",
  genre: "Bongo Flava",
  publisher: "Wanjiru Music",
  publishing: [holders.amina("Songwriter", 6667), holders.brian("Composer", 3333)],
  master: [holders.amina("Artist", 8000), holders.brian("Producer", 2000)],
};

/** Demo accounts, three documents (a draft, one half signed, one fully signed) and people to work with, where the demo accounts do not exist yet. */
export async function seedDemo(deps: Deps): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const now = deps.clock.now();
  const [owner] = await deps.db.transaction(async (trx) => {
    const users: UserRecord[] = [];
    for (const account of demoAccounts) {
      const user = await insertUser(trx, {
        id: randomUUID(),
        ...account,
        ...(account === amina && ownProfiles.amina),
        ...(account === brian && ownProfiles.brian),
        passwordHash,
        createdAt: now,
        emailVerifiedAt: now,
      });
      if (user) users.push(user);
    }
    return users;
  });
  if (!owner) return;

  await seedDocument(deps, owner, { content: pwani, daysAgo: 9, signatures: 2 });
  await seedDocument(deps, owner, { content: nairobi, daysAgo: 3, signatures: 2 });
  await seedDocument(deps, owner, { content: lamu, daysAgo: 0 });
  await seedPeople(deps, owner, passwordHash);
}

async function seedPeople(deps: Deps, owner: UserRecord, passwordHash: string): Promise<void> {
  const people = new Map<string, UserRecord>();
  for (const { daysAgo, ...person } of demoPeople) {
    const joined = daysBefore(deps, daysAgo).clock.now();
    const account = { id: randomUUID(), passwordHash, createdAt: joined, emailVerifiedAt: joined };
    const user = await insertUser(deps.db, { ...account, ...person });
    if (user) people.set(user.firstName, user);
  }
  const { from, daysAgo, message } = demoRequest;
  const asking = people.get(from);
  if (asking) await askCollaborator(daysBefore(deps, daysAgo), asking, { receiverId: owner.id, message });

  const partner = people.get(demoConversation.with);
  if (!partner) return;
  const past = daysBefore(deps, demoConversation.daysAgo);
  const { id } = await askCollaborator(past, owner, {
    receiverId: partner.id,
    message: demoConversation.request,
  });
  await answerRequest(past, partner, id, "accepted");
  for (const [index, { isOwn, message: line }] of demoConversation.lines.entries()) {
    const hoursLater = daysBefore(deps, demoConversation.daysAgo - index / 6);
    const writer = isOwn ? owner : partner;
    await markRead(hoursLater, writer, id, index);
    await sendMessage(hoursLater, writer, id, { message: line });
  }
}

function daysBefore(deps: Deps, days: number): Deps {
  const then = new Date(deps.clock.now().getTime() - days * DAY);
  return { ...deps, clock: { now: () => then } };
}

type DemoDocument = { content: SplitSheet; daysAgo: number; signatures?: number };

async function seedDocument(
  deps: Deps,
  owner: UserRecord,
  { content, daysAgo, signatures }: DemoDocument,
): Promise<void> {
  const tokens: string[] = [];
  const newToken = () => {
    const token = deps.secrets.newToken();
    tokens.push(token);
    return token;
  };
  const past: Deps = { ...daysBefore(deps, daysAgo), secrets: { ...deps.secrets, newToken } };

  const { id } = await createSplitSheet(past, owner, {
    id: undefined,
    type: "split_sheet",
    title: undefined,
    content,
  });
  if (signatures === undefined) return;
  await sendDocument(past, owner, id, {
    ...SendBody.parse({ message: "As we agreed in the studio. Have a look and sign when you can!" }),
    emails: [...new Set([...content.publishing, ...content.master].map(({ email }) => email))],
  });
  for (const token of tokens.slice(0, signatures)) {
    await signDocument(
      past,
      { token },
      {
        ipAddress: "127.0.0.1",
        userAgent: "Demo",
        noticeVersion: noticeVersionIn("en"),
      },
    );
  }
}
