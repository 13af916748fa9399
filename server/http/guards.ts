import type { Request, RequestHandler } from "express";
import { AppError } from "#server/http/app-error";
import type { Access } from "#shared/contract/contract";

const open: RequestHandler = (_request, _response, next) => next();

/** Somebody else has the device of whoever is signed in, or nobody is. */
const nobody = ({ handedOver }: Request) => new AppError(handedOver ? "handed_over" : "unauthorized");

const signedIn: RequestHandler = (request, _response, next) => {
  next(request.user ? undefined : nobody(request));
};

const administrator: RequestHandler = (request, _response, next) => {
  if (!request.user) next(nobody(request));
  else next(request.user.role === "admin" ? undefined : new AppError("forbidden"));
};

/** Who may pass, by the endpoint's access. A token, and what a room has given, is checked by the use case, which alone knows whether it opens anything. */
export const guards: Record<Access, RequestHandler> = {
  public: open,
  token: open,
  room: open,
  user: signedIn,
  admin: administrator,
};
