import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#client/lib/say";

/** What the sheet says in the reader's language, loaded for those alone who do not read English; without it they read the English. */
export function useReadingAid() {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["reading-aid", language],
    queryFn: async () => (await import("#shared/wordings/reading-aids/sw")).readInSwahili,
    enabled: language === "sw",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return language === "sw" ? data : undefined;
}
