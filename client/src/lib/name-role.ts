import { say } from "#client/lib/say";
import { partyOfRole } from "#shared/domain/parties";

/** What a party to an agreement is: "Producer", "Prodyuza (Producer)". */
export const nameRole = (role: string) => say("party.role", { role, party: partyOfRole(role) });
