import type { CardProcessor, CardStorage, Charge, PaymentAnswer } from "../../../core/card-processor.ts";
import { limits } from "../../../core/limits.ts";
import { OutsideFailed } from "../../../core/outside.ts";
import { toDecimal } from "../amounts.ts";
import { pageAddress } from "../page-address.ts";
import { callTimeoutMs, post } from "../post.ts";
import { cardOf, declineOf, memberOf, moveOf, notFoundCode, paymentOf } from "./answers.ts";
import { readCallback } from "./callback.ts";
import { isSigned, scriptOf, signed } from "./signature.ts";
import { type Element, membersOf, readXml } from "./xml.ts";

/**
 * `url` is the API's base without a final slash: https://api.freedompay.kz; `callbackUrl` is where it is to call us, with
 * `:kind` in it.
 */
export type PayBoxAccount = { url: string; merchantId: string; secret: string; callbackUrl: string };

type Members = Record<string, string>;

const languages: Record<Charge["language"], string> = { ru: "ru", kk: "kz", en: "en" };

/**
 * Pays through PayBox.money (Freedom Pay): signed forms, signed XML. Our id is its pg_order_id and pg_idempotency_key.
 * @param timeoutMs how long it may take for all that one call of the port asks of it
 */
export function payBox(account: PayBoxAccount, timeoutMs = callTimeoutMs): CardProcessor & CardStorage {
  const { url, merchantId, secret } = account;
  const cardApi = `/v1/merchant/${merchantId}`;
  const callbackUrl = (kind: string) => account.callbackUrl.replace(":kind", kind);
  const inTime = () => AbortSignal.timeout(timeoutMs);

  async function ask(path: string, members: Members, signal: AbortSignal): Promise<Element> {
    const script = scriptOf(path);
    const form = signed(script, { pg_merchant_id: merchantId, ...members }, secret);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = readXml(
      await post(`${url}${path}`, { body: new URLSearchParams(form).toString(), headers, signal }),
    );
    if (answer === undefined) throw new OutsideFailed("PayBox did not answer in XML that it writes.");
    if (!isSigned(script, membersOf(answer), secret)) throw new OutsideFailed("PayBox's answer is not signed by it.");
    return answer;
  }
  const call = async (path: string, members: Members, signal = inTime()) => membersOf(await ask(path, members, signal));

  async function payAtPage(charge: Charge, instalments?: number): Promise<PaymentAnswer> {
    const lifetime = Math.max(limits.payBoxPageSeconds, Math.floor((charge.expiresAt.getTime() - Date.now()) / 1000));
    const answer = await call("/init_payment.php", {
      ...orderOf(charge),
      pg_lifetime: String(lifetime),
      pg_language: languages[charge.language],
      pg_user_ip: charge.clientIp,
      // A field of ours, as its lack of pg_ says: PayBox has no word for it, and what it leads to is agreed on with it.
      ...(instalments !== undefined && { instalments: String(instalments) }),
      ...(charge.email !== undefined && { pg_user_contact_email: charge.email }),
    });
    if (answer.pg_status !== "ok") return { type: "declined", ...declineOf(memberOf(answer, "pg_error_code")) };
    const [processorId, page] = [memberOf(answer, "pg_payment_id"), memberOf(answer, "pg_redirect_url")];
    return { type: "redirect", processorId, url: pageAddress(page, url) };
  }

  async function payByToken(charge: Charge, token: string): Promise<PaymentAnswer> {
    const signal = inTime();
    const order = { ...orderOf(charge), pg_user_id: charge.accountId ?? "", pg_card_token: token };
    const begun = await call(`${cardApi}/card/init`, order, signal);
    if (begun.pg_status !== "ok") return { type: "declined", ...declineOf(memberOf(begun, "pg_error_code")) };
    const paid = await call(`${cardApi}/card/direct`, { pg_payment_id: memberOf(begun, "pg_payment_id") }, signal);
    if (paid.pg_status !== "ok") throw new OutsideFailed(`PayBox answered ${memberOf(paid, "pg_error_code")}.`);
    return paymentOf(paid, url);
  }

  function orderOf({ id, amount, currency, description, stages, returnUrl }: Charge): Members {
    return {
      pg_order_id: id,
      pg_idempotency_key: id,
      pg_amount: toDecimal(amount),
      pg_currency: currency,
      pg_description: description,
      pg_auto_clearing: stages === 1 ? "1" : "0",
      pg_check_url: callbackUrl("check"),
      pg_result_url: callbackUrl("result"),
      pg_success_url: returnUrl,
      pg_failure_url: returnUrl,
    };
  }

  return {
    async charge(charge) {
      switch (charge.way.type) {
        case "payBox":
          return payAtPage(charge, charge.way.instalments);
        case "savedCard":
          return payByToken(charge, charge.way.token);
        case "card":
          throw new RangeError("PayBox has no cryptograms.");
      }
    },
    async complete3ds({ processorId, md, paRes }) {
      const answer = await call("/g2g/paymentAcs", { pg_payment_id: processorId, pg_md: md, pg_pares: paRes });
      if (answer.pg_status !== "ok") throw new OutsideFailed(`PayBox answered ${memberOf(answer, "pg_error_code")}.`);
      return paymentOf(answer, url);
    },
    async find({ id }) {
      const answer = await call("/get_status3.php", { pg_order_id: id });
      if (answer.pg_status === "ok") return paymentOf(answer, url);
      const code = memberOf(answer, "pg_error_code");
      if (code === notFoundCode) return { type: "notFound" };
      throw new OutsideFailed(`PayBox answered ${code}.`);
    },
    async capture({ processorId, amount, id }) {
      const members = { pg_payment_id: processorId, pg_clearing_amount: toDecimal(amount), pg_idempotency_key: id };
      return moveOf(await call("/do_capture.php", members));
    },
    async void({ processorId, id }) {
      return moveOf(await call("/cancel.php", { pg_payment_id: processorId, pg_idempotency_key: id }));
    },
    async refund({ processorId, amount, id }) {
      const members = { pg_payment_id: processorId, pg_refund_amount: toDecimal(amount), pg_idempotency_key: id };
      return moveOf(await call("/revoke.php", members));
    },
    readCallback: (callback) => readCallback(callback, secret),

    async startSaving({ id, accountId, returnUrl }) {
      const links = { pg_post_link: callbackUrl("card"), pg_back_link: returnUrl };
      const answer = await call(`${cardApi}/cardstorage/add2`, { pg_user_id: accountId, pg_order_id: id, ...links });
      return { url: pageAddress(memberOf(answer, "pg_redirect_url"), url) };
    },
    async savedCards(accountId) {
      const { elements } = await ask(`${cardApi}/cardstorage/list`, { pg_user_id: accountId }, inTime());
      return elements
        .filter(({ name }) => name === "card")
        .map(membersOf)
        .map((card) => ({
          token: memberOf(card, "pg_card_token"),
          card: cardOf(memberOf(card, "pg_card_hash"), { brand: card.pg_card_brand, expires: card.pg_card_exp }),
        }));
    },
    async removeCard({ accountId, token }) {
      const members = { pg_user_id: accountId, pg_card_token: token };
      return moveOf(await call(`${cardApi}/cardstorage/remove`, members));
    },
  };
}
