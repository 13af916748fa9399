import { randomBytes } from "node:crypto";
import type { Request } from "express";
import type { Env } from "#server/env";

/*
 * In a room nobody is signed in. One cookie says which browser it is, so that codes can be counted by browser; the other is the session of
 * whom a code has let in, and is another one each time. Both go to rooms alone.
 */
const BROWSER = "sahihi.room-browser";
const INSIDE = "sahihi.room";
const PATH = "/api/rooms";
const DAY = 24 * 60 * 60 * 1000;

const settings = ({ APP_URL }: Pick<Env, "APP_URL">, maxAge: number) =>
  ({ path: PATH, httpOnly: true, sameSite: "lax", secure: APP_URL.startsWith("https:"), maxAge }) as const;

function readCookie(request: Request, name: string): string | null {
  const all = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  const value = all.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && /^[\w-]{1,200}$/.test(value) ? value : null;
}

/** Which browser it is: one that was not here yet is given a mark. */
export function browserOf(env: Env, request: Request): string {
  const known = readCookie(request, BROWSER);
  if (known !== null) return known;
  const mark = randomBytes(32).toString("base64url");
  request.res!.cookie(BROWSER, mark, settings(env, DAY));
  return mark;
}

export const insideTokenOf = (request: Request): string => readCookie(request, INSIDE) ?? "";

export const letOut = (env: Env, request: Request): void =>
  void request.res!.clearCookie(INSIDE, { ...settings(env, 0), maxAge: undefined });

export function letIn(env: Env, request: Request, token: string, until: Date): void {
  request.res!.cookie(INSIDE, token, settings(env, until.getTime() - Date.now()));
}
