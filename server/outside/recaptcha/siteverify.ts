import { RecaptchaUnreachable, type RecaptchaPort } from "../../core/recaptcha-port.ts";

/** `url` is the whole address: https://www.google.com/recaptcha/api/siteverify. */
export type SiteverifyAccount = { url: string; secret: string };

const defaultTimeoutMs = 5000;

// What siteverify says when it is us that it does not understand, and nothing of the visitor.
const ourFaults = ["missing-input-secret", "invalid-input-secret", "bad-request"];

/**
 * Checks through Google's siteverify: POST secret, response, remoteip; answers {success, error-codes}.
 * @param timeoutMs how long it may take to answer
 */
export function siteverify({ url, secret }: SiteverifyAccount, timeoutMs = defaultTimeoutMs): RecaptchaPort {
  return {
    async isHuman(token, address) {
      const form = new URLSearchParams({ secret, response: token, remoteip: address });
      const answer = await post(url, form, timeoutMs);
      const codes = errorCodes(answer);
      const fault = ourFaults.find((code) => codes.includes(code));
      if (fault !== undefined) throw new RecaptchaUnreachable(`siteverify refused us with ${fault}.`);
      return "success" in answer && answer.success === true;
    },
  };
}

async function post(url: string, body: URLSearchParams, timeoutMs: number): Promise<object> {
  try {
    const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(timeoutMs) });
    const answer: unknown = await response.json();
    if (response.ok && typeof answer === "object" && answer !== null) return answer;
  } catch (error) {
    throw new RecaptchaUnreachable("siteverify did not answer.", { cause: error });
  }
  throw new RecaptchaUnreachable("siteverify did not answer with an object.");
}

function errorCodes(answer: object): unknown[] {
  return "error-codes" in answer && Array.isArray(answer["error-codes"]) ? answer["error-codes"] : [];
}
