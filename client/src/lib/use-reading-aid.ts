import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#client/lib/say";
import type { SigningView } from "#shared/contract/signing/view";

/**
 * What the English of a paper says in the reader's language; undefined of what somebody has typed. Under the heading of a clause it may
 * say what the clause comes to, whose `text` is given.
 */
export type ReadingAid = (english: string, part?: ReadPart, text?: string) => string | undefined;
export type ReadPart = "heading" | "clause" | "opening" | "key term";

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
        ? (await import("#shared/wordings/reading-aids/agreements-sw")).readInLanguage
        : (await import("#shared/wordings/reading-aids/sw")).readInLanguage,
    enabled: language === "sw",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const aid = useMemo<ReadingAid | undefined>(
    () =>
      read &&
      ((english, part, text) =>
        part === "clause" && !standard?.includes(english) ? undefined : read(english, part, text)),
    [read, standard],
  );
  return language === "sw" ? aid : undefined;
}
