import { terms as of20261122 } from "#shared/wordings/terms/2026-11-22";
import { terms as of20261124 } from "#shared/wordings/terms/2026-11-24";
import { terms as of20261125 } from "#shared/wordings/terms/2026-11-25";
import { terms as of20261127 } from "#shared/wordings/terms/2026-11-27";
import { terms as of20261128 } from "#shared/wordings/terms/2026-11-28";
import { terms as of20261129 } from "#shared/wordings/terms/2026-11-29";

/** Every wording of the terms, oldest first. None is ever changed or removed: acts name the one they fell under. */
export const versions = [of20261122, of20261124, of20261125, of20261127, of20261128, of20261129] as const;
