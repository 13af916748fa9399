import { randomUUID } from "node:crypto";
import type { Test } from "supertest";
import { scheduledJobs } from "#server/jobs/registry";
import type { Caller, TestApp } from "#server/testing/app";
import { createSheet } from "#server/testing/factories/create-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import type { Verdict } from "#server/testing/life/model";
import type { Purpose, Step } from "#server/testing/life/steps";
import type { Document } from "#shared/contract/documents";

const DAY = 24 * 60 * 60 * 1000;
const reason = "It has to be right";

/** The people of a life, and where they call from: the limits count each address. */
type Cast = { app: TestApp; owner: Caller; stranger: Caller; nobody: Caller; address: string };

/** A document, and the steps of its life made over HTTP. */
export async function startLife({ app, owner, stranger, nobody, address }: Cast, signers: number) {
  const writers = people(signers);
  const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
  const links = watchLinks(app, id, signers);
  let edits = 0;
  /** How many are on the draft: nobody else is sent it. */
  let named = signers;

  const countOf = ({ everybody = true }: { everybody?: boolean }) =>
    everybody ? signers : Math.max(1, signers - 1);
  const of = (path: string) => `/api/documents/${id}/${path}`;

  function ownerDoes(
    caller: Caller,
    step: { does: string; password?: string; reason?: string; purpose?: Purpose; everybody?: boolean },
  ): Test {
    switch (step.does) {
      case "read":
        return caller.get(`/api/documents/${id}`);
      case "edit": {
        const songTitle = `Take ${(edits += 1)}`;
        const shares = people(countOf(step));
        const holders = shares.map(({ percentage }, index) => ({ ...writers[index]!, percentage }));
        const { content } = splitSheetBody({ songTitle, publishingRightsCollaborators: holders });
        return caller.patch(`/api/documents/${id}`).send({ content });
      }
      case "complete":
        return caller.patch(`/api/documents/${id}`).send({ status: "completed" });
      case "send":
        return caller
          .post(of("send-for-signing"))
          .send({ emails: writers.slice(0, named).map(({ email }) => email) });
      case "resend":
        return caller.post(of("resend-invitation")).send({});
      case "drop the change":
        return caller.post(of("drop-change"));
      case "recall":
        return caller.post(of("recall")).send({ reason });
      case "lock":
        return caller.patch(of("lock"));
      case "unlock":
        return caller.patch(of("unlock")).send({ password: step.password, reason: step.reason });
      case "ask to delete":
        return caller.post(of("request-deletion")).send({ reason });
      case "cancel":
        return caller.post(of(step.purpose === "amendment" ? "cancel-unlock" : "cancel-deletion"));
      default:
        return caller.delete(`/api/documents/${id}`).send({ password: PASSWORD });
    }
  }

  /** Asked for anew each time, so that neither tries nor codes of an hour run out; none where the link asks for none. */
  async function codeFor({ signer, link }: { signer: number; link: string }) {
    await app.deps.pool.query("delete from room_codes");
    await app.deps.pool.query("delete from rate_limits where key like 'room:%'");
    const page = `/api/sign/${links.toSign(signer % signers, link === "newest" ? -1 : -2)}`;
    const { status } = await nobody.post(`${page}/code`).set("X-Forwarded-For", address);
    return status === 200 ? links.newestCode() : undefined;
  }

  function signerDoes(step: Extract<Step, { by: "signer" }>, code?: string): Test {
    const signer = step.signer % signers;
    if (step.does === "answer") {
      const page = step.purpose === "deletion" ? "confirm-deletion" : "confirm-unlock";
      const confirmed = step.answer === "confirmed";
      return nobody.post(`/api/${page}/${links.toAnswer(step.purpose, signer)}`).send({ confirmed });
    }
    const page = `/api/sign/${links.toSign(signer, step.link === "newest" ? -1 : -2)}`;
    if (step.does === "open") return nobody.get(page);
    if (step.does === "note") return nobody.post(`${page}/opened`);
    if (step.does === "sign") return nobody.post(page).send({ code });
    return nobody.post(`${page}/decline`).send({ reason });
  }

  async function call(test: Test): Promise<Verdict> {
    const { status, body } = (await test.set("X-Forwarded-For", address)) as {
      status: number;
      body: { code?: Verdict };
    };
    await links.note();
    return status < 300 ? null : (body.code ?? null);
  }

  async function ownerCalls(step: Extract<Step, { by: "owner" }>): Promise<Verdict> {
    const verdict = await call(ownerDoes(owner, step));
    if (step.does === "edit" && !verdict) named = countOf(step);
    if (step.does === "drop the change" && !verdict) {
      const { body } = await owner.get(`/api/documents/${id}`);
      named = (body as Document).publishingRightsCollaborators.length;
    }
    return verdict;
  }

  return {
    id,
    /** What the API says to the step: nothing to object to, or an error. */
    async take(step: Step): Promise<Verdict> {
      switch (step.by) {
        case "time":
          app.clock.pass(step.days * DAY);
          return null;
        case "clockwork":
          for (const { run } of scheduledJobs) await run(app.deps);
          return null;
        case "owner":
          return ownerCalls(step);
        case "signer":
          return call(signerDoes(step, step.does === "sign" ? await codeFor(step) : undefined));
        case "stranger":
          if (step.does === "guess a link") return call(nobody.post(`/api/sign/${randomUUID()}`));
          return call(ownerDoes(stranger, { password: PASSWORD, reason, purpose: "deletion", ...step }));
      }
    },
  };
}

/** Mails carry the tokens and the database only their hashes: they are noted as they are made. */
function watchLinks({ deps }: TestApp, documentId: string, signers: number) {
  const { secrets, pool } = deps;
  const made: string[] = [];
  let newestCode: string | undefined;
  deps.secrets = {
    ...secrets,
    newToken: () => {
      const token = secrets.newToken();
      made.push(token);
      return token;
    },
    seal: (text) => {
      if (/^\d{6}$/.test(text)) newestCode = text;
      return secrets.seal(text);
    },
  };
  const signing = Array.from({ length: signers }, (): string[] => []);
  const answering = { deletion: new Map<number, string>(), amendment: new Map<number, string>() };

  return {
    newestCode: () => newestCode,
    toSign: (signer: number, at: number) => signing[signer]!.at(at) ?? "no-link",
    toAnswer: (purpose: Purpose, signer: number) => answering[purpose].get(signer) ?? "no-link",
    async note() {
      if (made.length === 0) return;
      const tokens = new Map(made.splice(0).map((token) => [secrets.hashToken(token), token]));
      const { rows } = await pool.query<{ hash: string; position: number; purpose: Purpose | null }>(
        `select token_hash as hash, position, null as purpose from signers
         where token_hash = any($1) and document_id = $2
         union all
         select l.token_hash, s.position, r.purpose from consent_links l join consent_answers a on a.id = l.answer_id
         join consent_requests r on r.id = a.request_id join signers s on s.id = a.signer_id
         where l.token_hash = any($1) and s.document_id = $2`,
        [[...tokens.keys()], documentId],
      );
      for (const { hash, position, purpose } of rows) {
        const token = tokens.get(hash)!;
        if (purpose) answering[purpose].set(position, token);
        else signing[position]!.push(token);
      }
    },
  };
}
