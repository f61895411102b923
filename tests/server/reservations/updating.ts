import { randomUUID } from "node:crypto";
import { expectedOf } from "../../../domain/bill.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, phone } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { type Answer, type Held, TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Reservation = Schemas["Reservation"];
export type Update = Schemas["UpdateReservation"];

/** A Wednesday, so that changing a visit on it is free; without a discount. */
const day = "2026-11-25";
export const at = (time: string) => salon.at(time, day);
export const haircut = (masterId: number | null = 1) => ({ person: 1, serviceId: salon.haircut, masterId });
export const manicure = (masterId: number | null = 1) => ({ person: 1, serviceId: salon.manicure, masterId });

/** A visit at 13:00 of the day, anew for each test, and how it is changed. */
export class Updating {
  readonly server: TestServer;
  visit!: Held;

  static async open(): Promise<Updating> {
    return new Updating(await TestServer.open());
  }

  private constructor(server: TestServer) {
    this.server = server;
  }

  async begin(): Promise<void> {
    this.server.now = salon.morning;
    await forgetAccounts(this.server);
    this.visit = await this.book("13:00");
  }

  async book(time: string, masterId = 1): Promise<Held> {
    const held = await this.server.hold("", masterId, { startTime: at(time) });
    const { body } = await this.server.confirm(held, phone, await this.server.giveProof(held, phone));
    return { ...held, reservation: body.reservation };
  }

  update<Body = Reservation>(
    change: Partial<Update>,
    { reservation, secret }: Held = this.visit,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const { version, startTime } = reservation;
    const wanted = { version, startTime, params: { entries: [haircut()] }, expected: expectedOf(reservation) };
    return this.server.ask({
      method: "PUT",
      url: `/rest/clients-app/v1/reservations/${reservation.id}`,
      headers: { "idempotency-key": randomUUID(), reservation_secret: secret, ...headers },
      payload: { ...wanted, ...change },
    });
  }

  async read({ reservation: { id }, secret }: Held = this.visit): Promise<Reservation> {
    return (await this.server.getReservation(id, secret)).body;
  }

  /** What is taken: of which visit, of which master, from when to when. */
  async taken(): Promise<[string, number, string, string][]> {
    const { rows } = await this.server.pool.query<{ id: string; master: number; from: string; to: string }>(
      `select reservation_id as id, resource_id as master, starts_at as from, ends_at as to from occupancies
        order by starts_at, resource_id`,
    );
    return rows.map(({ id, master, from, to }) => [id, master, from, to]);
  }
}
