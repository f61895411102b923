import { defaultReferrer } from "../../../domain/client-app.ts";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import { canonicalPhone } from "../../../domain/phone.ts";
import { dayMs } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import {
  countLandingRequests,
  findRequestTimes,
  insertLandingRequest,
  isTariff,
  lockLandingRequests,
} from "../../db/queries/landing.ts";
import { visibleName } from "../kit/client-text.ts";
import { requestSms } from "../outbox/sms.ts";
import { refuseForeignPhone } from "../phone-proof/send-code.ts";

type Schemas = components["schemas"];
type Asked = Schemas["CreateLandingRequest"] & RequestContext & { referrer: string | undefined };

/**
 * A firm asks to be called, once a human and no robot wrote: it is kept, and told to the operator by SMS where one is known
 * (spec §7 Landing).
 * @throws Refused validationFailed for what is no phone here, names that can't be seen and a tariff that there is not, recaptchaFailed,
 * tooManyRequests after limits.landingRequestsPerDay; RecaptchaUnreachable
 */
export async function createLandingRequest(
  { name, phone, company, tariffKey, recaptchaToken, referrer = defaultReferrer, language, address, now }: Asked,
  { config, recaptcha, pool }: Pick<Dependencies, "config" | "recaptcha" | "pool">,
): Promise<(transaction: PoolClient) => Promise<Schemas["LandingRequest"]>> {
  refuseForeignPhone(phone);
  if (tariffKey !== undefined && !(await isTariff(pool, tariffKey))) throw unknownTariff();
  const asked = { name: visibleName(name, "/name"), company: visibleName(company, "/company"), phone, tariffKey };
  if (!(await recaptcha.isHuman(recaptchaToken, address))) throw new Refused("recaptchaFailed");
  return async (transaction) => {
    const since = new Date(now.getTime() - dayMs);
    await lockLandingRequests(transaction);
    await refuseTooMany(transaction, phone, now);
    const id = randomUUID();
    await insertLandingRequest(transaction, { ...asked, id, language, referrer, now });
    const isNotified = (await countLandingRequests(transaction, since)) <= limits.landingMessagesPerDay;
    if (config.operatorPhone !== undefined && isNotified) {
      const wanted = tariffKey === undefined ? "" : `, ${tariffKey}`;
      await requestSms(transaction, config.secrets.tokenKey, {
        id: randomUUID(),
        phone: config.operatorPhone,
        text: `Заявка: ${asked.company}${wanted}. ${asked.name}, ${canonicalPhone(phone)}`,
        beginBefore: new Date(now.getTime() + dayMs),
        isSent: true,
        now,
      });
    }
    return { id, createdAt: now.toISOString() };
  };
}

function unknownTariff(): Refused {
  return new Refused("validationFailed", { errors: [{ field: "/tariffKey", message: "must be the key of a tariff" }] });
}

async function refuseTooMany(transaction: PoolClient, phone: number, now: Date): Promise<void> {
  const times = await findRequestTimes(transaction, phone, new Date(now.getTime() - dayMs));
  const [first] = times.slice(-limits.landingRequestsPerDay);
  if (times.length < limits.landingRequestsPerDay || first === undefined) return;
  throw new Refused("tooManyRequests", { waitSeconds: Math.ceil((Date.parse(first) + dayMs - now.getTime()) / 1000) });
}
