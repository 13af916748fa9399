import type { Deps } from "#server/deps";

/** Of six digits a plain hash would tell: this one needs the service's key. */
export const hashCode = ({ secrets }: Pick<Deps, "secrets">, signerId: string, code: string): string =>
  secrets.digest(`room code ${signerId} ${code}`).toString("hex");
