import { randomUUID } from "node:crypto";
import { expectedOf } from "../../../domain/bill.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Availability } from "../../../server/core/availability.ts";
import { createAvailability } from "../../../server/services/availability/availability.ts";
import { endRequests } from "../../../server/services/waitlist/end-requests.ts";
import { offerFreedTimes } from "../../../server/services/waitlist/offer.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { type Answer, type Held, TestServer } from "../test-server.ts";
import { insertVisit } from "../visits.ts";

type Schemas = components["schemas"];
export type WaitlistRequest = Schemas["WaitlistRequest"];

/** A Wednesday, so that changing a visit on it is free; without a discount. */
export const day = "2026-11-25";
export const at = (time: string) => salon.at(time, day);
const path = "/rest/clients-app/v1/waitlist";

/** The salon with people who wait there. Nobody works on its jobs but the tests. */
export class Waiting {
  readonly server: TestServer;
  readonly #availability: Availability;

  static async open(options: Parameters<typeof TestServer.open>[0] = {}): Promise<Waiting> {
    return new Waiting(await TestServer.open(options));
  }

  private constructor(server: TestServer) {
    this.server = server;
    this.#availability = createAvailability(server.pool);
  }

  async close(): Promise<void> {
    await this.#availability.close();
    await this.server.close();
  }

  async forget(): Promise<void> {
    this.server.now = new Date(salon.at("10:00", "2026-11-23"));
    await forgetAccounts(this.server);
    await this.server.empty("waitlist_requests", "outbox", "freed_firms");
  }

  /** A confirmed visit on the day, by its guest. */
  async book(time: string, masterId: number | null = 1, phone = 77_011_234_567): Promise<Held> {
    const held = await this.server.hold("", masterId, { startTime: at(time) });
    const { body } = await this.server.confirm(held, phone, await this.server.giveProof(held, phone));
    return { ...held, reservation: body.reservation };
  }

  /** Somebody else's visit on the day; answers what takes it away. */
  async take(masterId: number, from: string, to: string): Promise<() => Promise<unknown>> {
    const id = await insertVisit(this.server.pool, { masterId, from: at(from), to: at(to) });
    return () => this.server.pool.query("delete from reservations where id = $1", [id]);
  }

  /** Has all masters who cut hair be taken on the day; answers what frees a master's time. */
  async fill(): Promise<(masterId: number) => Promise<unknown>> {
    const frees = await Promise.all(salon.masters.map((master) => this.take(master, "09:00", "20:00")));
    return async (masterId) => frees[masterId - 1]?.();
  }

  earlier<Body = WaitlistRequest>(
    { reservation, secret }: Held,
    more: Partial<Schemas["WaitForEarlier"]> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const wanted = { kind: "earlier", reservationId: reservation.id, from: day, until: day, ...more };
    return this.server.post(path, wanted, { reservation_secret: secret, ...headers });
  }

  /** Makes an account and signs in to it; answers the headers of their calls. */
  async client(phone: number, name = "Мадина"): Promise<Record<string, string>> {
    await giveAccount(this.server, { phone, name });
    return this.enter(phone);
  }

  async enter(phone: number): Promise<Record<string, string>> {
    return { authorization: `Bearer ${(await new Visitor(this.server).enter(phone)).accessToken}` };
  }

  haircut<Body = WaitlistRequest>(
    headers: Record<string, string>,
    more: Partial<Schemas["WaitForDay"]> = {},
  ): Promise<Answer<Body>> {
    const params = { entries: [{ person: 1, serviceId: salon.haircut, masterId: null }] };
    return this.server.post(
      path,
      { kind: "day", firmId: salon.firmId, params, from: day, until: day, ...more },
      headers,
    );
  }

  /** The job's answers about free time. */
  get availability(): Availability {
    return this.#availability;
  }

  /** What the job does. */
  async offer(): Promise<void> {
    const { pool, config, now } = this.server;
    const { publicUrl, secrets } = config;
    await endRequests(pool, now);
    await offerFreedTimes({ pool, availability: this.#availability, publicUrl, tokenKey: secrets.tokenKey }, now);
  }

  own(headers: Record<string, string>): Promise<Answer<Schemas["Waitlist"]>> {
    return this.server.get(path, headers);
  }

  /** What is waited for with a reservation. */
  async of(id: string, secret: string): Promise<WaitlistRequest | undefined> {
    const headers = { reservation_secret: secret };
    return (await this.server.get<Schemas["Waitlist"]>(`${path}/reservations/${id}`, headers)).body.requests[0];
  }

  accept<Body = WaitlistRequest>(
    { id, offer }: WaitlistRequest,
    version: number,
    headers: Record<string, string>,
  ): Promise<Answer<Body>> {
    return this.server.post(`${path}/${id}/accept`, { version, expected: offer && expectedOf(offer) }, headers);
  }

  leave<Body = WaitlistRequest>({ id }: WaitlistRequest, headers: Record<string, string>): Promise<Answer<Body>> {
    return this.server.ask({
      method: "POST",
      url: `${path}/${id}/leave`,
      headers: { "idempotency-key": randomUUID(), ...headers },
    });
  }

  /** The statuses of all requests, the oldest first. */
  async statuses(): Promise<string[]> {
    const { rows } = await this.server.pool.query<{ status: string }>(
      "select status from waitlist_requests order by created_at, id",
    );
    return rows.map(({ status }) => status);
  }

  async messages(): Promise<number> {
    return (await this.server.pool.query("select 1 from outbox where kind = 'sendSms'")).rowCount ?? 0;
  }
}
