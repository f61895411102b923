import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Grade } from "../../../../domain/entities.ts";
import { useT } from "../../../i18n/react.tsx";
import { getMasterReviews } from "../../../queries/master.ts";
import { useSource } from "../../../queries/source.ts";
import { ReviewPages } from "../ReviewPages.tsx";

/** What people say of a master. */
export function MasterReviews({ firmId, masterId }: { firmId: number; masterId: number }) {
  const t = useT();
  const [grade, setGrade] = useState<Grade>();
  const [isAll, setIsAll] = useState(false);
  const reviews = useInfiniteQuery({
    ...getMasterReviews(useSource(), { firmId, masterId, grade }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReviewPages
      title={t("company.reviews")}
      query={reviews}
      grade={grade}
      onGrade={setGrade}
      isAll={isAll}
      onAll={() => setIsAll(true)}
    />
  );
}
