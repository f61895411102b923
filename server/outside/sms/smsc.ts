import { canonicalPhone } from "../../../domain/phone.ts";
import { SmsFailed, type SmsPort } from "../../core/sms-port.ts";

/** `url` is the gateway's base without a final slash: https://smsc.kz. */
export type SmscAccount = { url: string; login: string; password: string };

/** Where the gateway takes messages, under its base URL. */
export const smscSendPath = "/sys/send.php";

const patience = 5000;

// SMSC's error_code: 1 wrong parameters, 2 wrong login or password, 6 forbidden text, 7 wrong phone, 8 cannot be
// delivered there. The others (3 no money, 4 address blocked, 9 too many requests…) pass with time.
const hopeless = new Set([1, 2, 6, 7, 8]);

/**
 * Sends through SMSC.kz (HTTP API, fmt=3): POST login, psw, phones, mes; answers {id, cnt} or {error, error_code}.
 * @param patienceMs how long the gateway may take to answer
 */
export function smscGateway({ url, login, password }: SmscAccount, patienceMs = patience): SmsPort {
  return {
    async send(phone, text) {
      const form = { login, psw: password, phones: canonicalPhone(phone), mes: text, charset: "utf-8", fmt: "3" };
      const answer = await post(`${url}${smscSendPath}`, new URLSearchParams(form), patienceMs);
      if ("error_code" in answer) throw refusal(answer.error_code);
      if (!("id" in answer)) throw new SmsFailed("The SMS gateway answered neither an id nor an error.", true);
    },
  };
}

async function post(url: string, body: URLSearchParams, patienceMs: number): Promise<object> {
  try {
    const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(patienceMs) });
    const answer: unknown = await response.json();
    if (typeof answer === "object" && answer !== null) return answer;
  } catch (error) {
    throw new SmsFailed("The SMS gateway did not answer.", true, error);
  }
  throw new SmsFailed("The SMS gateway did not answer with an object.", true);
}

function refusal(code: unknown): SmsFailed {
  return new SmsFailed(
    `The SMS gateway refused with error_code ${String(code)}.`,
    !(typeof code === "number" && hopeless.has(code)),
  );
}
