import type { NetworkEntry } from "../../server/db/catalogue/catalogue.ts";
import { brand } from "./text.ts";

export const networks: NetworkEntry[] = [
  { id: 1, urlKey: "red-apple", name: brand("Red Apple") },
  { id: 2, urlKey: "tomiris-beauty", name: brand("Tomiris Beauty") },
];
