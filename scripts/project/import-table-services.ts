import type { Row } from "./import-row.ts";

/**
 * The folders of server/services that others of them know, each with the files by which they do; what handlers, jobs and commands
 * ask for is as many files as there are calls.
 */
export const openFiles = {
  kit: ["client-text", "local-moment", "message-text", "other-price", "page-cursor", "picture"],
  "visit-search": ["questions", "visit-search"],
  places: ["city"],
  outbox: ["outbox", "sms"],
  "phone-proof": ["challenge", "proof", "send-code", "sms-text"],
  accounts: ["own-client", "password-attempts", "passwords", "weak-password"],
  surveys: ["taste"],
  payments: ["begin", "card-saving", "kinds", "locked-payment", "payment", "paying", "refunds", "ways"],
  cashback: ["earn"],
  reservations: ["offered-time", "reservation", "stand-as-visit", "visit-link"],
  "gift-cards": ["spendable"],
  reviews: ["photos"],
  firms: ["firm-cards", "firm-offers", "open-state"],
  search: ["asked", "by-number", "candidates", "cards", "conditions"],
} as const;

type Open = keyof typeof openFiles;
type Service = { domain?: "types"; db?: "types"; contract?: true; packages?: string[]; node?: true };

/** What lies in server/services, by name. */
export function services(...names: string[]): string[] {
  return names.map((name) => `server/services/${name}`);
}

/** The files by which these are known. */
const filesOf = (...known: Open[]): string[] =>
  known.map((folder) => `server/services/${folder}/{${openFiles[folder].join(",")}}.ts`);

/** @param knows other folders of server/services, from the bottom up */
function service(name: string, knows: Open[], { domain, db, contract, packages = [], node }: Service): Row {
  const types = (entry: string, only?: "types") => (only ? `${entry} (types)` : entry);
  return {
    from: `server/services/${name}`,
    folders: [
      ...(contract ? ["openapi/generated (types)"] : []),
      types("domain", domain),
      "server/core",
      types("server/db", db),
      ...filesOf(...knows),
    ],
    packages,
    ...(node && { node }),
  };
}

const reading: Service = { contract: true, packages: ["pg (types)"] };
/** It makes ids and secrets too. */
const writing: Service = { ...reading, node: true };

/** From the bottom up. */
export const serviceRows: Row[] = [
  { from: "server/services/access-tokens.ts", folders: ["server/core"], packages: ["jose", "lru-cache"], node: true },
  {
    from: "server/services/idempotency.ts",
    folders: ["server/core", "server/db"],
    packages: ["canonicalize", "pg (types)"],
  },
  service("kit", [], { db: "types", packages: ["sharp"] }),
  service("places", [], { ...reading, domain: "types" }),
  {
    from: "server/services/configs",
    folders: ["openapi/generated (types)", "server/core", "server/db"],
    packages: ["valibot"],
  },
  {
    from: "server/services/announcements.ts",
    folders: ["server/core", "server/db"],
    packages: ["pg (types)", "valibot"],
    node: true,
  },
  service("contests.ts", [], reading),
  service("raffles.ts", [], reading),
  service("audit.ts", [], { packages: ["pg (types)"] }),
  { from: "server/services/visit-search", folders: ["domain", "server/core"], packages: ["piscina"], node: true },
  service("availability", ["visit-search"], { ...reading, packages: ["lru-cache", "pg (types)"] }),
  service("outbox", [], { domain: "types", packages: ["pg (types)"] }),
  service("phone-proof", ["outbox"], writing),
  service("landing", ["kit", "outbox", "phone-proof"], writing),
  service("accounts", ["kit", "phone-proof"], writing),
  service("surveys", ["accounts"], reading),
  // Neither visits nor bonuses: what follows for them is done by the hooks that payments are given.
  service("payments", ["kit", "outbox", "phone-proof"], writing),
  service("cashback", ["kit"], reading),
  service("reservations", ["kit", "outbox", "phone-proof", "payments", "cashback"], writing),
  service("complaints", ["reservations"], reading),
  service("reviews", ["kit", "outbox", "reservations"], writing),
  service("waitlist", ["kit", "outbox", "reservations"], writing),
  service("gift-cards", ["kit", "outbox", "phone-proof", "payments"], writing),
  service("prepayments", ["kit", "payments", "cashback", "reservations", "gift-cards"], reading),
  service("firms", ["reviews"], { ...reading, packages: ["lru-cache", "pg (types)"] }),
  service("search", ["places", "firms"], { ...reading, packages: ["lru-cache", "pg (types)"] }),
  {
    from: "server/services/home",
    folders: ["openapi/generated (types)", "domain", ...filesOf("places", "surveys", "search")],
    packages: [],
  },
  service("profile", ["kit", "accounts", "firms"], writing),
];
