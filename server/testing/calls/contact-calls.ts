import { randomUUID } from "node:crypto";
import type { Caller } from "#server/testing/app";
import type { RoomCalls } from "#server/testing/calls/room-calls";
import { Contact, ContactSet, type contactEndpoints } from "#shared/contract/contacts";

const person = () => ({ name: `Wanjiru ${randomUUID()}`, email: `${randomUUID()}@example.com` });

const set = () => ({
  name: `The band ${randomUUID()}`,
  publishingRightsCollaborators: [
    { name: "Amina Otieno", email: "amina@example.com", role: "Songwriter", percentage: 60 },
    { name: "Brian Kamau", email: "", role: "Beatmaker", percentage: 40 },
  ],
});

async function contact(owner: Caller): Promise<string> {
  return Contact.parse((await owner.post("/api/contacts").send(person()).expect(201)).body).id;
}

async function contactSet(owner: Caller): Promise<string> {
  return ContactSet.parse((await owner.post("/api/contact-sets").send(set()).expect(201)).body).id;
}

export const contactCalls: RoomCalls<typeof contactEndpoints> = {
  "GET /api/contacts": async (_app, owner) => {
    await contact(owner);
    return { query: { search: "wa", order: "recent" } };
  },
  "GET /api/contacts/csv": async (_app, owner) => {
    await contact(owner);
    return {};
  },
  "POST /api/contacts": async () => ({ body: { id: randomUUID(), ...person() } }),
  "POST /api/contacts/import": async () => ({ body: { contacts: [person(), person()] } }),
  "PUT /api/contacts/{id}": async (_app, owner) => ({ params: { id: await contact(owner) }, body: person() }),
  "DELETE /api/contacts/{id}": async (_app, owner) => ({ params: { id: await contact(owner) } }),
  "GET /api/contact-sets": async (_app, owner) => {
    await contactSet(owner);
    return {};
  },
  "POST /api/contact-sets": async () => ({ body: { id: randomUUID(), ...set() } }),
  "PUT /api/contact-sets/{id}": async (_app, owner) => ({
    params: { id: await contactSet(owner) },
    body: set(),
  }),
  "DELETE /api/contact-sets/{id}": async (_app, owner) => ({ params: { id: await contactSet(owner) } }),
};
