import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useT } from "../../i18n/react.tsx";
import { useCurrentCity } from "../../queries/city.ts";
import { getSuggestedWords, getSuggestions } from "../../queries/search.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { searchHref } from "../../routes/search-hrefs.ts";

/** Of fewer letters nothing can be guessed. */
const leastLetters = 2;
const settleMs = 150;

/** What may be meant, and where it is. */
export type Suggested = { name: string; note: string | undefined; to: string };

/** What is suggested for what is typed, and what is popular before anything is; nothing while the field is not used. */
export function useSuggested(query: SearchQuery, typed: string, isUsed: boolean): Suggested[] {
  const t = useT();
  const source = useSource();
  const city = useCurrentCity(query.city);
  const words = useSettled(typed.trim());
  const isGuessed = words.length >= leastLetters;
  const { data: popular } = useQuery({
    ...getSuggestedWords(source, city),
    enabled: isUsed && words === "" && city !== undefined,
  });
  const { data: guessed } = useQuery({
    ...getSuggestions(source, city, words),
    enabled: isUsed && isGuessed && city !== undefined,
    placeholderData: keepPreviousData,
  });
  const searchFor = (name: string) => searchHref({ ...query, query: name, page: 1 });
  if (!isUsed || typed.trim().length === 1) return [];
  if (typed.trim() === "")
    return (popular?.words ?? []).map((name) => ({ name, note: undefined, to: searchFor(name) }));
  return (isGuessed ? (guessed?.suggestions ?? []) : []).map(
    ({ kind, name, note, urlKey = "", masterId, firmCount = 0 }) => {
      switch (kind) {
        case "service":
          return { name, note: t("home.found", { count: firmCount }), to: searchFor(name) };
        case "master":
          return { name, note, to: hrefs.company(urlKey, { master: masterId ?? null }) };
        default:
          return { name, note, to: hrefs.company(urlKey) };
      }
    },
  );
}

/** A text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
