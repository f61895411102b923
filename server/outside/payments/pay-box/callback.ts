import type { Callback, CallbackEvent, Verdict } from "../../../core/card-processor.ts";
import { fromDecimal } from "../amounts.ts";
import { isSigned, scriptOf, signed } from "./signature.ts";
import { writeXml } from "./xml.ts";

const statuses: Record<Verdict, "ok" | "rejected" | "error"> = {
  accepted: "ok",
  unknownPayment: "rejected",
  wrongAmount: "rejected",
  expired: "rejected",
  failed: "error",
};

/** Reads a call to pg_check_url, pg_result_url or pg_post_link: a form whose values are signed with the name of our script. */
export function readCallback({ path, rawBody }: Callback, secret: string): CallbackEvent | undefined {
  const script = scriptOf(path);
  const members = Object.fromEntries(new URLSearchParams(rawBody.toString("utf8")));
  if (!isSigned(script, members, secret)) return undefined;
  const { pg_order_id: id, pg_payment_id: processorId = "", pg_amount, pg_currency } = members;
  const kind = kindOf(script, members.pg_result);
  if (!id || kind === undefined) return undefined;
  const amount = fromDecimal(pg_amount ?? "");
  return {
    kind,
    id,
    processorId,
    key: `${kind} ${processorId || id}`,
    ...(amount !== undefined && pg_currency && { asked: { amount, currency: pg_currency } }),
    reply: (verdict) => ({
      contentType: "application/xml; charset=utf-8",
      body: writeXml(signed(script, { pg_status: statuses[verdict], pg_description: verdict }, secret)),
    }),
  };
}

function kindOf(script: string, result: string | undefined): CallbackEvent["kind"] | undefined {
  if (script === "check") return "check";
  if (script === "card") return "cardSaved";
  if (script !== "result") return undefined;
  return result === "1" ? "paid" : "failed";
}
