import type { Firm, Master, Service } from "../../../../domain/entities.ts";
import { displayName } from "../../../../domain/full-name.ts";
import { offersOf } from "../schema-org-offers.ts";

type About = {
  firm: Firm;
  master: Master;
  /** What they do. */
  services: readonly Service[];
  origin: string;
  /** Both absolute. */
  url: string;
  firmUrl: string;
};

/** A master in the words of schema.org, as JSON that may stand inside of a <script>: no `<` is left in it. */
export function schemaOrgOfMaster({ firm, master, services, origin, url, firmUrl }: About): string {
  const document = {
    "@context": "https://schema.org",
    "@type": "Person",
    "@id": url,
    url,
    name: displayName(master),
    jobTitle: master.profession,
    image: new URL(master.avatarUrl, origin).href,
    worksFor: { "@id": firmUrl, "@type": "LocalBusiness", name: firm.name, url: firmUrl },
    makesOffer: offersOf(services, firm.currency, master.id),
  };
  return JSON.stringify(document).replaceAll("<", String.raw`\u003c`);
}
