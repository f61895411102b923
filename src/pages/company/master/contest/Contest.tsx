import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Contest as ContestNow, Master } from "../../../../../domain/entities.ts";
import { useAccount } from "../../../../blocks/account.ts";
import { useDates } from "../../../../blocks/use-dates.ts";
import { typeset } from "../../../../format/typeset.ts";
import { useT } from "../../../../i18n/react.tsx";
import { getMasterContest } from "../../../../queries/master.ts";
import { useBackgroundSource } from "../../../../queries/source.ts";
import styles from "./contest.module.css";
import { Standings } from "./Standings.tsx";
import { Voting } from "./Voting.tsx";

type Props = { urlKey: string; firmId: number; master: Master };

/** The contest that a master takes part in, where there is one: what is voted for, the vote, and the standings. */
export function Contest({ urlKey, firmId, master }: Props) {
  const t = useT();
  const { user } = useAccount();
  const { data } = useQuery({
    ...getMasterContest(useBackgroundSource(), { firmId, masterId: master.id }, user?.id),
    placeholderData: keepPreviousData,
  });
  const contest = data?.contest;
  if (contest === undefined) return null;
  return (
    <section className={styles.contest} aria-labelledby="contest-title">
      <header className={styles.head}>
        <p className={styles.label}>{t("contest.label")}</p>
        <h2 id="contest-title">{typeset(contest.name)}</h2>
        <p>{typeset(contest.question)}</p>
        <p className={styles.when}>
          <When contest={contest} />
        </p>
      </header>
      {contest.state === "open" && <Voting contest={contest} urlKey={urlKey} firmId={firmId} master={master} />}
      <Standings contest={contest} firmId={firmId} masterId={master.id} />
    </section>
  );
}

const whens = { notYet: "contest.from", open: "contest.until", over: "contest.over" } as const;

function When({ contest: { state, startsAt, endsAt, voteCount } }: { contest: ContestNow }) {
  const t = useT();
  const { dateOf } = useDates();
  const date = dateOf(state === "notYet" ? startsAt : endsAt);
  return (
    <>
      {t(whens[state], { date })} · {t("contest.votes", { count: voteCount })}
    </>
  );
}
