import { z } from "zod";
import { RegistrationPack } from "#shared/contract/registration-pack";

/** For programs that read packs: made of the schema that the pack's own type comes from. */
export const packSchema: Record<string, unknown> = {
  title: "Registration pack",
  ...z.toJSONSchema(RegistrationPack),
};
