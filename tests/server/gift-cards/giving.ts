import { randomUUID } from "node:crypto";
import type { Payment } from "../../../domain/entities.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { due, Paying } from "../payments/paying.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import type { Answer, Held } from "../test-server.ts";

type Schemas = components["schemas"];
type GiftCard = Schemas["GiftCard"];
type Order = Schemas["CreatedGiftCard"];
type Headers = Record<string, string>;

export const buyerPhone = 77_011_234_567;
export const recipientPhone = 77_017_654_321;
const base = "/rest/clients-app/v2/gift-cards";
const certificates = "/rest/clients-app/v2/kezek-certificates";

export const kzt = (amount: number) => ({ amount, currency: "KZT" });

type Named = { token: string } | { giftCardId: string };

function nameOf(named: Named): Named {
  return "token" in named ? { token: named.token } : { giftCardId: named.giftCardId };
}

/** The tests' salon sells gift cards, with a bank that the tests have at hand. */
export class Giving {
  readonly paying: Paying;

  static async open(options?: Parameters<typeof Paying.open>[0]): Promise<Giving> {
    return new Giving(await Paying.open(options));
  }

  constructor(paying: Paying) {
    this.paying = paying;
  }

  get server() {
    return this.paying.server;
  }

  async forget(): Promise<void> {
    this.server.now = salon.morning;
    await this.paying.forget();
    await this.server.pool.query(
      "truncate gift_cards, gift_card_tries, sms_challenges, sms_messages, idempotency_keys, clients cascade",
    );
    await this.server.pool.query("update firms set takes_gift_cards = (id = $1)", [salon.firmId]);
    await this.askForPrepayment(due.amount);
  }

  /** What the salon's manicure asks for before a visit from now on: nothing else there can be paid with a card when it is booked. */
  async askForPrepayment(amount: number): Promise<void> {
    await this.server.pool.query("update services set prepayment_amount = $2 where firm_id = $1 and id = $3", [
      salon.firmId,
      amount,
      salon.manicure,
    ]);
  }

  /** What an audit of the payments complains of. */
  async audit(): Promise<readonly string[]> {
    const { pool, now } = this.server;
    return (await auditPayments(pool, this.paying.bank.processors, now)).complaints;
  }

  /** What a call of an account with this phone carries. */
  async signedIn(phone: number): Promise<Record<string, string>> {
    await giveAccount(this.server, { phone });
    const { accessToken } = await new Visitor(this.server).enter(phone);
    return { authorization: `Bearer ${accessToken}` };
  }

  /** A proof of the buyer's phone without a message. */
  async proof(phone = buyerPhone): Promise<string> {
    const proof = randomUUID();
    await this.server.pool.query(
      `insert into sms_challenges (phone, purpose, subject, address, code_hash, attempts_left, created_at, resend_at,
                                   expires_at, used_at, proof_hash, proof_expires_at)
       values ($1, 'GIFT_CARD', 'GIFT_CARD', 'test', '', 5, $3, $3, $3, $3, sha256(convert_to($2, 'UTF8')), $4)`,
      [phone, proof, this.server.now, new Date(this.server.now.getTime() + 900_000)],
    );
    return proof;
  }

  async ask<Body = Order>(more: Partial<Schemas["CreateGiftCard"]> = {}, headers: Headers = {}): Promise<Answer<Body>> {
    const wanted = {
      amount: kzt(1_500_000),
      worksAt: { type: "everyFirm" },
      design: "tulips",
      delivery: { type: "link" },
      buyerName: "Мадина",
      buyerPhone,
      proof: await this.proof(),
      ...more,
    };
    return this.server.post(base, wanted, headers);
  }

  async order(more: Partial<Schemas["CreateGiftCard"]> = {}): Promise<Order> {
    const { status, body } = await this.ask(more);
    if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
    return body;
  }

  pay<Body = Payment>(
    { id, secret, card }: Order,
    by: Partial<Schemas["PayGiftCardByCard"]> = {},
  ): Promise<Answer<Body>> {
    const body = { way: "card", cryptogram: "paid", expected: card.amount, ...by };
    return this.server.post(`${base}/${id}/pay`, body, { gift_card_secret: secret });
  }

  payAtPage({ id, secret, card }: Order): Promise<Answer<Payment>> {
    const body = { way: "payBox", expected: card.amount };
    return this.server.post(`${base}/${id}/pay`, body, { gift_card_secret: secret });
  }

  async read({ id, secret }: Pick<Order, "id" | "secret">): Promise<GiftCard> {
    return (await this.server.get<GiftCard>(`${base}/${id}`, { gift_card_secret: secret })).body;
  }

  /** A card that is ordered and paid, as its buyer sees it then, and its token. */
  async bought(
    more: Partial<Schemas["CreateGiftCard"]> = {},
  ): Promise<{ order: Order; card: GiftCard; token: string }> {
    const order = await this.order(more);
    const { status, body } = await this.pay(order);
    if (status !== 201) throw new Error(`The payment was refused: ${JSON.stringify(body)}`);
    await this.paying.work();
    const card = await this.read(order);
    return { order, card, token: /#k=(.+)$/.exec(card.link ?? "")?.[1] ?? "" };
  }

  act<Body = GiftCard>(what: "resend" | "cancel", { id, secret }: Pick<Order, "id" | "secret">): Promise<Answer<Body>> {
    return this.server.post(`${base}/${id}/${what}`, {}, { gift_card_secret: secret });
  }

  open<Body = Schemas["ReceivedGiftCard"]>(token: string, headers: Headers = {}, from?: string): Promise<Answer<Body>> {
    return this.server.ask({
      method: "POST",
      url: `${base}/get-by-token`,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ token }),
      ...(from !== undefined && { remoteAddress: from }),
    });
  }

  keep<Body = Schemas["ReceivedGiftCard"]>(token: string, headers: Headers): Promise<Answer<Body>> {
    return this.server.post(`${base}/keep`, { token }, headers);
  }

  async list(headers: Headers): Promise<Schemas["GiftCards"]> {
    return (await this.server.get<Schemas["GiftCards"]>(base, headers)).body;
  }

  check<Body = Schemas["Certificate"]>(
    { reservation, secret }: Held,
    named: Named,
    headers: Headers = {},
  ): Promise<Answer<Body>> {
    const body = { reservationId: reservation.id, ...nameOf(named) };
    return this.server.post(`${certificates}/check`, body, { reservation_secret: secret, ...headers });
  }

  spend<Body = Schemas["Certificate"]>(
    { reservation, secret }: Held,
    named: Named,
    amount: number,
    headers: Headers = {},
  ): Promise<Answer<Body>> {
    const body = { reservationId: reservation.id, expected: kzt(amount), ...nameOf(named) };
    return this.server.post(certificates, body, { reservation_secret: secret, ...headers });
  }

  putBack<Body = Schemas["Done"]>({ reservation, secret }: Held): Promise<Answer<Body>> {
    return this.server.ask({
      method: "DELETE",
      url: `${certificates}?reservationId=${reservation.id}`,
      headers: { reservation_secret: secret, "idempotency-key": randomUUID() },
    });
  }

  async entries(id: string): Promise<string[]> {
    const { rows } = await this.server.pool.query<{ text: string }>(
      "select concat_ws(' ', type, amount) as text from gift_card_entries where gift_card_id = $1 order by sequence",
      [id],
    );
    return rows.map(({ text }) => text);
  }

  /** How many messages wait for, or went to, a phone. */
  async messagesTo(phone: number): Promise<number> {
    const text = "select count(*)::int as count from sms_messages where phone = $1";
    return (await this.server.pool.query<{ count: number }>(text, [phone])).rows[0]?.count ?? 0;
  }

  inTransaction<Value>(work: Parameters<typeof inTransaction<Value>>[1]): Promise<Value> {
    return inTransaction(this.server.pool, work);
  }

  /** What of the cards' ledger does not add up, or was issued for money that is not there. */
  async complaints(): Promise<string[]> {
    const { rows } = await this.server.pool.query<{ text: string }>(
      `select 'balance of ' || g.id as text from gift_cards g
        where g.balance <> (select coalesce(sum(amount), 0) from gift_card_entries e where e.gift_card_id = g.id)
           or g.entries <> (select count(*) from gift_card_entries e where e.gift_card_id = g.id)
       union all
       select 'issued for nothing ' || e.gift_card_id from gift_card_entries e join payments p on p.id = e.payment_id
        where e.type = 'issued' and (p.paid <> e.amount or p.subject <> 'giftCard' or p.subject_id <> e.gift_card_id)
       union all
       select 'more than was spent came back of ' || reservation_id from gift_card_entries
        where reservation_id is not null group by gift_card_id, reservation_id having sum(amount) > 0
       union all
       select 'the refund of ' || p.subject_id from payments p
        where p.subject = 'giftCard' and exists (select from gift_card_entries e where e.payment_id = p.id and e.type = 'issued')
          and p.refunding <> (select coalesce(-sum(amount), 0) from gift_card_entries e
                               where e.payment_id = p.id and e.type = 'refunded')
       union all
       select 'paid and not issued ' || p.id from payments p
        where p.subject = 'giftCard' and p.paid > p.refunding
          and not exists (select from gift_card_entries e where e.payment_id = p.id and e.type = 'issued')`,
    );
    return rows.map(({ text }) => text);
  }
}
