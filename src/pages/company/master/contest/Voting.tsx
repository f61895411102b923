import { useQueryClient } from "@tanstack/react-query";
import type { Contest, Master } from "../../../../../domain/entities.ts";
import { useAccount } from "../../../../blocks/account.ts";
import { IntentLink } from "../../../../blocks/IntentLink.tsx";
import { codeOf, useSaving } from "../../../../flow/use-saving.ts";
import { useT } from "../../../../i18n/react.tsx";
import { useChanged } from "../../../../queries/changes.ts";
import { getMasterContest, voteForMaster } from "../../../../queries/master.ts";
import { useBackgroundSource, useSource } from "../../../../queries/source.ts";
import { hrefs } from "../../../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../../../ui/Button.tsx";
import { Notice } from "../../../../ui/Notice.tsx";
import styles from "./contest.module.css";

type Props = { contest: Contest; urlKey: string; firmId: number; master: Master };

/** The one vote of who is signed in; for a visitor, the way to it. */
export function Voting({ contest: { key, ownVote }, urlKey, firmId, master }: Props) {
  const t = useT();
  const { user } = useAccount();
  const source = useSource();
  const background = useBackgroundSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  const voting = useSaving(
    (contest: string, idempotencyKey) =>
      voteForMaster(background, { firmId, masterId: master.id, contest }, idempotencyKey),
    (answer) => {
      changed("vote");
      queryClient.setQueryData(getMasterContest(source, { firmId, masterId: master.id }, user?.id).queryKey, answer);
    },
    () => changed("vote"),
  );
  if (user === undefined)
    return (
      <div className={styles.voting}>
        <p>{t("contest.signIn")}</p>
        <IntentLink to={hrefs.signIn("password", hrefs.master(urlKey, master.id))} className={buttonClassName()}>
          {t("contest.signInToVote")}
        </IntentLink>
      </div>
    );
  const isOwn = ownVote?.firmId === firmId && ownVote.masterId === master.id;
  return (
    <div className={styles.voting}>
      <div role="status">{isOwn && <Notice tone="jade" title={t("contest.voted")} />}</div>
      {!isOwn && (
        <Button isBusy={voting.state === "saving"} onClick={() => void voting.save(key)}>
          {t(ownVote === undefined ? "contest.vote" : "contest.move")}
        </Button>
      )}
      <p className={styles.when}>{t("contest.once")}</p>
      {voting.state === "failed" && (
        <p role="alert">{t(codeOf(voting.failure) === "votingOver" ? "contest.closed" : "contest.failed")}</p>
      )}
    </div>
  );
}
