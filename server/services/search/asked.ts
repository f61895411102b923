import type { RequestContext } from "../../core/request-context.ts";
import type { AskedCity } from "../places/city.ts";
import type { Conditions } from "./conditions.ts";

/** What is searched for; `category`, `subCategory` and `district` are urlNames, `tab` is a key, times are HH:MM, prices minor units. */
export type Asked = Pick<RequestContext, "language" | "now"> &
  AskedCity &
  Omit<Conditions, "tabCategoryIds" | "categoryId" | "subCategoryId"> & {
    query?: string | undefined;
    tab?: string | undefined;
    category?: string | undefined;
    subCategory?: string | undefined;
    date?: string | undefined;
    from?: string | undefined;
    until?: string | undefined;
    /** Where distances are counted from, in degrees; the middle of the city where one is absent. */
    latitude?: number | undefined;
    longitude?: number | undefined;
  };
