import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { masterQuery } from "../../../../domain/page-queries.ts";
import { readQuery, writeQuery } from "../../../../domain/query.ts";
import { useT } from "../../../i18n/react.tsx";
import { getMasterReviews } from "../../../queries/master.ts";
import { useSource } from "../../../queries/source.ts";
import { ReviewPages } from "../ReviewPages.tsx";
import styles from "./master.module.css";

/** What people say of a master. */
export function MasterReviews({ firmId, masterId }: { firmId: number; masterId: number }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const query = readQuery(masterQuery, params);
  const ask = (next: Partial<typeof query>) =>
    setParams(writeQuery(masterQuery, { ...query, ...next }), { replace: true, preventScrollReset: true });
  const reviews = useInfiniteQuery({
    ...getMasterReviews(useSource(), { firmId, masterId, grade: query.grade }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReviewPages
      title={t("company.reviews")}
      query={reviews}
      grade={query.grade}
      onGrade={(grade) => ask({ grade })}
      isAll={query.hasAllReviews}
      onAll={() => ask({ hasAllReviews: true })}
    >
      <p className={styles.ofRating}>{t("master.ofRating")}</p>
    </ReviewPages>
  );
}
