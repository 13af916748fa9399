import type { RequestHandler } from "express";
import { AppError } from "#server/http/app-error";
import type { Access } from "#shared/contract/contract";

const open: RequestHandler = (_request, _response, next) => next();

const signedIn: RequestHandler = (request, _response, next) => {
  next(request.user ? undefined : new AppError("unauthorized"));
};

const administrator: RequestHandler = (request, _response, next) => {
  if (!request.user) next(new AppError("unauthorized"));
  else next(request.user.role === "admin" ? undefined : new AppError("forbidden"));
};

/** Who may pass, by the endpoint's access. A token is checked by the use case, which alone knows whether it opens anything. */
export const guards: Record<Access, RequestHandler> = {
  public: open,
  token: open,
  user: signedIn,
  admin: administrator,
};
