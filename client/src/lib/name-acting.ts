import { say } from "#client/lib/say";
import type { Acting } from "#shared/domain/acting";

/** "Grace Akinyi (director)", "Mary Wanjiru (parent or guardian)" */
export function nameActing({ name, capacity, position }: Omit<Acting, "basis">): string {
  return say("acting.by", { name, capacity, position, hasPosition: position !== "" });
}
