import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { useKept } from "../../blocks/kept.ts";
import { getMenuTabs } from "../../queries/home.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { isFiltered, startTabOf } from "./conditions.ts";

/** Whoever comes to the page from another one with nothing asked for begins with the tab that they pressed last. */
export function useStartTab(query: HomeQuery): void {
  const navigate = useNavigate();
  const { pressedTab } = useKept();
  const { data: tabs } = useQuery(getMenuTabs(useSource()));
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (tabs === undefined || hasBegun.current) return;
    hasBegun.current = true;
    const tab = isFiltered(query) ? undefined : startTabOf(pressedTab(), tabs);
    if (tab !== undefined) void navigate(hrefs.home({ ...query, tab }), { replace: true });
  }, [tabs, query, pressedTab, navigate]);
}
