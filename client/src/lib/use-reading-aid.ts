import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#client/lib/say";
import type { SigningView } from "#shared/contract/signing";

/**
 * What the English of a paper says in the reader's language; undefined of what somebody has typed. Under the heading of a clause it may
 * say what the clause comes to.
 */
export type ReadingAid = (english: string, part?: "heading" | "clause") => string | undefined;

/**
 * What a paper says in the reader's language, loaded for those alone who do not read English; without it they read the English. Of a clause
 * that somebody has changed it says nothing but what the heading is. Without a paper it knows what sheets and figures are called.
 */
export function useReadingAid(
  paper?: Pick<SigningView, "document" | "standardClauses">,
): ReadingAid | undefined {
  const language = useLanguage();
  const isAgreement = paper !== undefined && paper.document.type !== "split_sheet";
  const standard = paper?.standardClauses;
  const { data: read } = useQuery<ReadingAid>({
    queryKey: ["reading-aid", language, isAgreement],
    queryFn: async () =>
      isAgreement
        ? (await import("#shared/wordings/reading-aids/agreements-sw")).readInSwahili
        : (await import("#shared/wordings/reading-aids/sw")).readInSwahili,
    enabled: language === "sw",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const aid = useMemo<ReadingAid | undefined>(
    () =>
      read &&
      ((english, part) =>
        part === "clause" && !standard?.includes(english) ? undefined : read(english, part)),
    [read, standard],
  );
  return language === "sw" ? aid : undefined;
}
