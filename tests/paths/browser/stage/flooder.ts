import { requestsPerMinute, type Service } from "./service.ts";

/** The service counts for a minute; what comes a little later than it is asked for comes within it. */
const floodedMs = 50_000;

/** Whoever asks so often that the service wants them to wait. */
export class Flooder {
  readonly #service: Service;
  #floods = 0;
  #floodedAt = Number.NEGATIVE_INFINITY;

  constructor(service: Service) {
    this.#service = service;
  }

  /** @returns the address from which nothing is taken any more for the next ten seconds */
  async flood(): Promise<string> {
    if (Date.now() - this.#floodedAt > floodedMs) {
      this.#floods += 1;
      this.#floodedAt = Date.now();
      const headers = { "x-forwarded-for": this.#address };
      const ask = () => fetch(`${this.#service.url}/rest/common/countries`, { headers });
      await Promise.all(Array.from({ length: requestsPerMinute + 1 }, ask));
    }
    return this.#address;
  }

  get #address(): string {
    return `10.12.${Math.floor(this.#floods / 250)}.${(this.#floods % 250) + 1}`;
  }
}
