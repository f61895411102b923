import { idsIn } from "./id-text.ts";
import type { Param, QueryOf } from "./query.ts";
import { searchQuery } from "./search-address.ts";

/** So many firms stand side by side. */
export const mostCompared = 3;

const firms: Param<number[]> = {
  key: "firms",
  read: (value) => idsIn(value).slice(0, mostCompared),
  write: (ids) => ids.join(","),
};

/** Which firms are compared, by their ids, and by which services: those of a category, those that words name. */
export const compareQuery = {
  firms,
  query: searchQuery.query,
  category: searchQuery.category,
  subCategory: searchQuery.subCategory,
};
export type CompareQuery = QueryOf<typeof compareQuery>;
