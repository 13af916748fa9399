import { privacy as of20261123 } from "#shared/wordings/privacy/2026-11-23";
import { privacy as of20261124 } from "#shared/wordings/privacy/2026-11-24";
import { privacy as of20261125 } from "#shared/wordings/privacy/2026-11-25";
import { privacy as of20261127 } from "#shared/wordings/privacy/2026-11-27";
import { privacy as of20261128 } from "#shared/wordings/privacy/2026-11-28";
import { privacy as of20261129 } from "#shared/wordings/privacy/2026-11-29";

/** Every wording of the privacy policy, oldest first. None is ever changed or removed: acts name the one that was shown. */
export const versions = [of20261123, of20261124, of20261125, of20261127, of20261128, of20261129] as const;
