import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { dayMs } from "../../domain/time.ts";
import { insertClient } from "../../server/db/queries/clients.ts";
import { insertContest, writeVote } from "../../server/db/queries/contests.ts";
import { chanceOf } from "./chance.ts";
import { sketches } from "./firms/firms.ts";
import { localized } from "./text.ts";

const contest = "master-sezona";
const aktau = 1;
const voters = 60;
const firstPhone = 77_001_000_001;

/** Announces a contest among the first masters of the firms of a city, with votes; `now` is in epoch milliseconds. */
export async function announceDemoContest(client: PoolClient, now: number): Promise<void> {
  const masters = sketches
    .filter(({ cityId }) => cityId === aktau)
    .slice(0, 8)
    .map(({ id }) => ({ firmId: id, masterId: id * 100 + 1 }));
  await insertContest(client, {
    key: contest,
    name: localized("Мастер сезона в Актау", "Ақтаудың маусым шебері", "Aktau’s specialist of the season"),
    question: localized(
      "К кому вы пришли бы снова? Голос за мастера, чья работа вам запомнилась.",
      "Қай шеберге тағы барар едіңіз? Жұмысы есіңізде қалған шеберге дауыс беріңіз.",
      "Whom would you visit again? Vote for the specialist whose work you remember.",
    ),
    startsAt: new Date(now - 14 * dayMs),
    endsAt: new Date(now + 21 * dayMs),
    masters,
  });
  const chance = chanceOf("contest");
  for (let index = 0; index < voters; index++) {
    const voter = await insertClient(client, {
      phone: firstPhone + index,
      name: "Kezek",
      language: "ru",
      referrer: null,
      passwordHash: nobodys(),
      now: new Date(now),
    });
    const liked = chance.pick(masters.slice(0, chance.whole(1, masters.length)));
    if (voter !== undefined) await writeVote(client, { contest, clientId: voter.id, ...liked, now: new Date(now) });
  }
}

/** What no password is kept as. */
function nobodys(): string {
  return `$scrypt$ln=15,r=8,p=3$${randomBytes(16).toString("base64")}$${randomBytes(32).toString("base64")}`;
}
