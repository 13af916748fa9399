import { useQuery } from "@tanstack/react-query";
import { shownAcknowledgements } from "#client/features/signing/shown-acknowledgements";
import { useLanguage } from "#client/lib/say";
import type { SigningView } from "#shared/contract/signing/view";
import type { Acting } from "#shared/domain/acting";
import { actedAs, signedAs, type Acknowledgements } from "#shared/wordings/acknowledgements/en";

/** What the reader agrees to by signing; that of who signs in another's place is loaded for them alone, and undefined until then. */
export function useWording(
  { document: { type }, collaborator }: SigningView,
  acting: Pick<Acting, "capacity"> | null,
): Acknowledgements | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["acting-wordings", language],
    queryFn: async () =>
      language === "sw"
        ? (await import("#shared/wordings/acknowledgements/acting-sw")).acting
        : (await import("#shared/wordings/acknowledgements/acting-en")).acting,
    enabled: acting !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (acting === null) return shownAcknowledgements(signedAs(type, collaborator));
  return data?.[actedAs(type, collaborator, acting)];
}
