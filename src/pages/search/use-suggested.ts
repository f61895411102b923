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

/**
 * What may be meant, and where it is; `words` of one that is searched for by them. Without `to` it is the offer to forget
 * what was searched for.
 */
export type Suggested = { name: string; note?: string | undefined; words?: string | undefined; to?: string };

/**
 * What is suggested for what is typed; before anything is, what was searched for last, and what is popular. Nothing while the
 * field is not used.
 */
export function useSuggested(
  query: SearchQuery,
  { typed, recent, isUsed }: { typed: string; recent: readonly string[]; isUsed: boolean },
): Suggested[] {
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
  const searchFor = (words: string) => ({ name: words, words, to: searchHref({ ...query, query: words, page: 1 }) });
  if (!isUsed || typed.trim().length === 1) return [];
  if (typed.trim() === "") {
    const others = (popular?.words ?? []).filter((words) => !recent.includes(words));
    const forgetting = recent.length > 0 ? [{ name: t("search.forget") }] : [];
    const last = recent.map((words) => ({ ...searchFor(words), note: t("search.recent") }));
    return [...last, ...forgetting, ...others.map(searchFor)];
  }
  return (isGuessed ? (guessed?.suggestions ?? []) : []).map((suggestion) => {
    const { name } = suggestion;
    switch (suggestion.kind) {
      case "service":
        return { ...searchFor(name), note: t("home.found", { count: suggestion.firmCount }) };
      case "firm":
        return { name, note: suggestion.note, to: hrefs.company(suggestion.urlKey) };
      case "master": {
        const { note, urlKey, masterId } = suggestion;
        return { name, note, to: hrefs.master(urlKey, masterId) };
      }
      default:
        return suggestion satisfies never;
    }
  });
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
