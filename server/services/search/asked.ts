import type { SearchConditions } from "../../../domain/entities.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { AskedCity } from "../places/city.ts";

/** What is searched for, and where. */
export type Asked = Pick<RequestContext, "language" | "now"> & AskedCity & SearchConditions;
