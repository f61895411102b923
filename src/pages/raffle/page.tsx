import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { Raffle } from "../../../domain/entities.ts";
import { useAccount } from "../../blocks/account.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useDates } from "../../blocks/use-dates.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getRaffle } from "../../queries/raffle.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import { NoRaffle } from "./NoRaffle.tsx";
import { OwnTickets } from "./OwnTickets.tsx";
import { Proof } from "./Proof.tsx";
import styles from "./raffle.module.css";

/** What a visitor sees before any script. */
export async function prepare({ queryClient, source, params }: Preparation): Promise<void> {
  await queryClient.fetchQuery(getRaffle(source, params["raffle"] ?? ""));
}

/** A raffle (spec §2): the prize, the terms, one's own tickets, and how to check the draw; or that there is none. */
export function Page() {
  const t = useT();
  const { raffle = "" } = useParams();
  const { user } = useAccount();
  const { data, isError, isFetching, refetch } = useQuery({
    ...getRaffle(useSource(), raffle, user?.id),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      {data?.raffle && <RaffleOf raffle={data.raffle} />}
      {data && !data.raffle && <NoRaffle />}
      {!data && isError && (
        <Failed isPage title={t("raffle.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !isError && <BusySkeleton height="16rem" radius="var(--radius-l)" />}
    </div>
  );
}

function RaffleOf({ raffle }: { raffle: Raffle }) {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const { user } = useAccount();
  const { key, name, prize, terms, startsAt, endsAt, drawsAt, ticketCount, draw } = raffle;
  const { dateOf } = useDates();
  const head = pageHead({
    origin,
    path: hrefs.raffle(key),
    language,
    title: name,
    description: t("raffle.description", { prize }),
  });
  return (
    <>
      <DocumentHead {...head} />
      <header className={styles.hero}>
        <h1>{typeset(name)}</h1>
        <p className={styles.label}>{t("raffle.prize")}</p>
        <p className={styles.prize}>{typeset(prize)}</p>
        <p>{t("raffle.from", { from: dateOf(startsAt), to: dateOf(endsAt) })}</p>
        <p>
          {t(draw ? "raffle.drawn" : "raffle.draws", { day: dateOf(drawsAt) })} ·{" "}
          {t("raffle.tickets", { count: ticketCount })}
        </p>
      </header>
      <OwnTickets raffle={raffle} isSignedIn={user !== undefined} />
      <section className={styles.section} aria-labelledby="terms">
        <h2 id="terms">{t("raffle.terms")}</h2>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{typeset(term)}</li>
          ))}
        </ul>
      </section>
      <Proof raffle={raffle} />
    </>
  );
}
