import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

/** What somebody says of themselves who signs in another's place. */
export type StatedActing = NonNullable<ParsedInput<Contract["POST /api/sign/{token}"]>["body"]["acting"]>;
