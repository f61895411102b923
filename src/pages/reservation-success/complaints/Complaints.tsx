import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { cleanComment } from "../../../../domain/visible-text.ts";
import { Failed } from "../../../blocks/Failed.tsx";
import { useT } from "../../../i18n/react.tsx";
import { useChanged } from "../../../queries/changes.ts";
import { getComplaints, type OwnVisit } from "../../../queries/complaints.ts";
import { useSource } from "../../../queries/source.ts";
import { useAnnounce } from "../../../ui/Announcer.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type ComplaintDraft, useSuccessPort } from "../port.ts";
import { ComplaintList } from "./ComplaintList.tsx";
import { ComplaintSheet } from "./ComplaintSheet.tsx";
import styles from "./complaints.module.css";

/** What was wrong with a visit that is over: what the client wrote, what became of it, and the way to write. */
export default function Complaints(own: OwnVisit) {
  const { ComplaintDraft } = useSuccessPort();
  return (
    <ComplaintDraft key={own.reservationId} reservationId={own.reservationId}>
      {(draft) => <OfVisit own={own} draft={draft} />}
    </ComplaintDraft>
  );
}

function OfVisit({ own, draft }: { own: OwnVisit; draft: ComplaintDraft }) {
  const t = useT();
  const announce = useAnnounce();
  const source = useSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  const { backgroundClient } = useSuccessPort();
  const asked = getComplaints({ ...source, client: backgroundClient }, own);
  const { data, isError, isFetching, refetch } = useQuery(asked);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const [sent, setSent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with it.
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);
  // Its answer may have been lost with its page.
  const isSent = data?.complaints.some((one) => one.text === cleanComment(draft.text));
  const { write } = draft;
  useEffect(() => {
    if (isSent) write("");
  }, [isSent, write]);
  if (isError && data === undefined) {
    return <Failed title={t("complaint.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined) return <Skeleton height="9rem" radius="var(--radius-l)" />;
  const { complaints } = data;
  const isFirst = complaints.length === 0;
  const isWaiting = complaints.some(({ status }) => status === "received");
  return (
    <section className={styles.section} aria-labelledby="complaints">
      <h2 id="complaints" ref={heading} tabIndex={-1}>
        {t(isFirst ? "complaint.title" : "complaint.own")}
      </h2>
      {isFirst && <p>{t("complaint.lead")}</p>}
      <ComplaintList complaints={complaints} />
      {!isWaiting && (
        <Button kind={isFirst ? "soft" : "plain"} onClick={() => setIsOpen(true)}>
          {t(isFirst ? "complaint.open" : "complaint.more")}
        </Button>
      )}
      <ComplaintSheet
        own={own}
        isOpen={isOpen}
        onClose={close}
        text={draft.text}
        onType={draft.write}
        onSent={(complaint) => {
          changed("complaint");
          queryClient.setQueryData(asked.queryKey, { complaints: [complaint, ...complaints] });
          draft.write("");
          close();
          setSent(sent + 1);
          announce(t("complaint.sent"));
        }}
        onFailed={() => void refetch()}
      />
    </section>
  );
}
