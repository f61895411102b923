import { randomUUID } from "node:crypto";
import { expectedOf } from "../../../../domain/bill.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import { eventually } from "../../../support/eventually.ts";
import { salon } from "./salon.ts";
import type { Service } from "./service.ts";

const root = "/rest/clients-app/v1/reservations";
/** Somebody has the time with a master already, or the master has a break. */
const asGoodAsTaken = ["slotTaken", "slotOutsideHours", "noMasterFree"];

/** Somebody else who uses the same service at the same time. */
export class OtherClient {
  readonly #service: Service;
  readonly #address: string;

  constructor(service: Service, address: string) {
    this.#service = service;
    this.#address = address;
  }

  /** Holds a time with every master of the salon, so that nobody is left to have it with. */
  async takeTime(startTime: string): Promise<void> {
    for (const { id: masterId } of salon.masters) {
      const params = { entries: [{ serviceId: salon.serviceId, masterId }] };
      const body = { isTemporary: true, firmId: salon.firmId, params, startTime };
      const refused = await this.#refusal(root, body);
      const express = { firmId: salon.firmId, serviceId: salon.serviceId, masterId, startTime };
      const code = refused === "slotTooSoon" ? await this.#refusal(`${root}/express`, express) : refused;
      if (code !== undefined && !asGoodAsTaken.includes(code))
        throw new Error(`${startTime} could not be had: ${code}`);
    }
  }

  /** Holds a time with any master. */
  async hold(startTime: string): Promise<{ reservationId: string; secret: string }> {
    const params = { entries: [{ serviceId: salon.serviceId, masterId: null }] };
    const body = { isTemporary: true, firmId: salon.firmId, params, startTime };
    const answer = await this.#post(root, body, randomUUID());
    if (!answer.ok) throw new Error(await answer.text());
    const { reservation, secret }: { reservation: Reservation; secret: string } = await answer.json();
    return { reservationId: reservation.id, secret };
  }

  /** A free time, counted from the nearest; RFC 3339. */
  async freeTime(index: number): Promise<string> {
    const from = this.#service.clock.now().toISOString().slice(0, 10);
    const body = { firmId: salon.firmId, params: { entries: [{ serviceId: salon.serviceId }] }, from, days: 14 };
    const answer = await this.#post(`${root}/reservation-times`, body);
    const { nearest }: { nearest: { startTime: string }[] } = await answer.json();
    const time = nearest[index];
    if (!time) throw new Error(`The salon has no ${index + 1} free times.`);
    return time.startTime;
  }

  /** Confirms a hold of which the secret is known, as another tab does. */
  async confirm(hold: { reservationId: string; secret: string }, phone: number): Promise<void> {
    const own = { reservationId: hold.reservationId, secret: hold.secret };
    const sent = await this.#post(`${root}/sms-code`, { ...own, phone }, randomUUID());
    const { challengeId }: { challengeId: string } = await sent.json();
    const checked = await this.#post(`${root}/sms`, { challengeId, code: await this.readCode(phone) }, randomUUID());
    const { proof }: { proof: string } = await checked.json();
    const expected = expectedOf(await this.#read(hold));
    const body = { isTemporary: false, ...own, clientName: "Мадина", clientPhone: phone, proof, expected };
    const answer = await this.#post(root, body, randomUUID());
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** The last code that came to a phone, once all codes that were sent to it are there. */
  async readCode(phone: number): Promise<string> {
    const sql = "select count(*)::int as sent from sms_sendings where phone = $1 and address <> 'elsewhere'";
    const { rows } = await this.#service.pool.query<{ sent: number }>(sql, [phone]);
    const [code] = await eventually(
      () => this.#codesTo(phone),
      (found) => found.length >= (rows[0]?.sent ?? 0) && found.length > 0,
    );
    if (!code) throw new Error(`No code came to ${phone}.`);
    return code;
  }

  async #codesTo(phone: number): Promise<string[]> {
    const answer = await fetch(`${this.#service.url}/sandbox/sms/messages?phone=${phone}`);
    const messages: { text: string }[] = await answer.json();
    return messages.flatMap(({ text }) => /#(\d+)$/.exec(text)?.[1] ?? []);
  }

  async #read({ reservationId, secret }: { reservationId: string; secret: string }): Promise<Reservation> {
    const url = `${this.#service.url}/rest/clients-app/v2/reservations/${reservationId}`;
    const answer = await fetch(url, { headers: { ...this.#headers(), reservation_secret: secret } });
    return answer.json();
  }

  /** The code of what is refused; undefined where it is not. */
  async #refusal(path: string, body: unknown): Promise<string | undefined> {
    const { code }: { code?: string } = await (await this.#post(path, body, randomUUID())).json();
    return code;
  }

  #post(path: string, body: unknown, key?: string): Promise<Response> {
    const headers = { ...this.#headers(), "content-type": "application/json", ...(key && { "idempotency-key": key }) };
    return fetch(this.#service.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  #headers(): Record<string, string> {
    return { "x-forwarded-for": this.#address };
  }
}
