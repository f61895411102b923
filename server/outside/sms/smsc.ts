import { canonicalPhone } from "../../../domain/phone.ts";
import { longestCallMs, type OutsideAnswer, OutsideFailed } from "../../core/outside.ts";
import type { SmsPort } from "../../core/sms-port.ts";

/** `url` is the gateway's base without a final slash: https://smsc.kz. */
export type SmscAccount = { url: string; login: string; password: string };

/** Where the gateway takes messages and answers what became of them, under its base URL. */
export const smscSendPath = "/sys/send.php";
export const smscStatusPath = "/sys/status.php";

const defaultTimeoutMs = longestCallMs / 2;

// SMSC's error_code of send.php: 1 wrong parameters, 2 wrong login or password, 6 forbidden text, 7 wrong phone, 8 cannot
// be delivered there. The others pass with time: 3 no money, 4 address blocked; 9 the same request a second time within
// a minute, of which the first may have been taken.
const hopeless: readonly unknown[] = [1, 2, 6, 7, 8];

// SMSC's statuses: -3 not found, -1 waits, 0 handed over, 1 delivered, 2 read, 4 link pressed; -2 stopped, 3 ran out,
// 20 to 25 undeliverable.
const notFound = -3;
const statuses: Record<OutsideAnswer["type"], readonly unknown[]> = {
  pending: [-1, 0],
  done: [1, 2, 4],
  refused: [-2, 3, 20, 22, 23, 24, 25],
};
const types = ["pending", "done", "refused"] as const;

/**
 * Sends through SMSC.kz (HTTP API, fmt=3): POST login, psw, id, phones, mes answers {id, cnt}; status.php with login,
 * psw, id, phone answers {status, last_date, last_timestamp, err}; both {error, error_code} otherwise. An id need not be
 * new there: the same message sent twice comes twice, unless within a minute.
 * @param timeoutMs how long the gateway may take to answer
 */
export function smscGateway({ url, login, password }: SmscAccount, timeoutMs = defaultTimeoutMs): SmsPort {
  const post = (path: string, form: Record<string, string>) => {
    const all = { login, psw: password, ...form, charset: "utf-8", fmt: "3" };
    return postForm(`${url}${path}`, new URLSearchParams(all), timeoutMs);
  };
  return {
    async send({ id, phone, text }) {
      const answer = await post(smscSendPath, { id, phones: canonicalPhone(phone), mes: text });
      if ("id" in answer) return { type: "pending" };
      if (!("error_code" in answer)) throw new OutsideFailed("The SMS gateway answered neither an id nor an error.");
      const detail = `error_code ${String(answer.error_code)}`;
      if (hopeless.includes(answer.error_code)) return { type: "refused", detail };
      throw new OutsideFailed(`The SMS gateway answered ${detail}.`);
    },
    async statusOf({ id, phone }) {
      const answer = await post(smscStatusPath, { id, phone: canonicalPhone(phone) });
      if (!("status" in answer)) throw new OutsideFailed("The SMS gateway answered no status.");
      if (answer.status === notFound) return { type: "notFound" };
      const type = types.find((each) => statuses[each].includes(answer.status));
      if (type === undefined) throw new OutsideFailed("The SMS gateway answered a status that it has not.");
      return { type, detail: `status ${String(answer.status)}` };
    },
  };
}

async function postForm(url: string, body: URLSearchParams, timeoutMs: number): Promise<object> {
  try {
    const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(timeoutMs) });
    const answer: unknown = await response.json();
    if (typeof answer === "object" && answer !== null) return answer;
  } catch (error) {
    throw new OutsideFailed("The SMS gateway did not answer.", { cause: error });
  }
  throw new OutsideFailed("The SMS gateway did not answer with an object.");
}
