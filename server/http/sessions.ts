import type { Request, RequestHandler } from "express";

export type Sessions = {
  handler: RequestHandler[];
  /** Whether the session that a long request came with still is one. */
  isOpen(request: Request): Promise<boolean>;
  close(): void;
};
