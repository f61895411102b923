import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { dayMs } from "../../domain/time.ts";
import { insertRaffle } from "../../server/db/queries/raffles.ts";
import { networks } from "./networks.ts";
import { localized } from "./text.ts";

/** Announces what the demo's network draws among the visits of six weeks; `now` is in epoch milliseconds. */
export async function announceDemoRaffle(client: PoolClient, now: number): Promise<void> {
  const network = networks.find(({ urlKey }) => urlKey === "red-apple");
  if (network === undefined) return;
  await insertRaffle(client, {
    key: "red_apple",
    networkId: network.id,
    name: localized("Розыгрыш Red Apple", "Red Apple ұтысы", "The Red Apple draw"),
    prize: localized("Год стрижек и укладок", "Бір жылға шаш қию және сәндеу", "A year of haircuts and styling"),
    terms: [
      localized(
        "Каждый состоявшийся визит в любой салон Red Apple — один билет. Записываться можно и без аккаунта: билеты находятся по номеру телефона.",
        "Red Apple салондарының кез келгеніне әр келуіңіз — бір билет. Аккаунтсыз да жазылуға болады: билеттер телефон нөмірі бойынша табылады.",
        "Every visit to any Red Apple salon is one ticket. You can book without an account: tickets are found by the phone number.",
      ),
      localized(
        "Отменённые и пропущенные визиты не участвуют.",
        "Бас тартылған және өткізіп алған жазбалар қатыспайды.",
        "Cancelled and missed visits do not take part.",
      ),
      localized(
        "Выигрывает один билет. Салон позвонит победителю в течение трёх дней.",
        "Бір билет ұтады. Салон жеңімпазға үш күн ішінде қоңырау шалады.",
        "One ticket wins. The salon calls the winner within three days.",
      ),
    ],
    startsAt: new Date(now - 28 * dayMs),
    endsAt: new Date(now + 14 * dayMs),
    drawsAt: new Date(now + 15 * dayMs),
    seed: randomBytes(32).toString("hex"),
  });
}
