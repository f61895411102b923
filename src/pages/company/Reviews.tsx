import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type CompanyQuery, companyQuery } from "../../../domain/page-queries.ts";
import { writeQuery } from "../../../domain/query.ts";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useT } from "../../i18n/react.tsx";
import { getFirmMasters, getFirmReviews } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { readCompanyQuery } from "../../routes/hrefs.ts";
import { Chip } from "../../ui/Chip.tsx";
import { ReviewPages } from "./ReviewPages.tsx";

/** What people say of the firm, of one of its masters, or with one grade. */
export function Reviews({ firmId }: { firmId: number }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const query = readCompanyQuery(params);
  const { reviewsMaster: masterId, grade } = query;
  const asked = { firmId, masterId, grade };
  const reviews = useInfiniteQuery({
    ...getFirmReviews(useSource(), asked),
    placeholderData: keepPreviousData,
  });
  const ask = (next: Partial<CompanyQuery>) =>
    setParams(writeQuery(companyQuery, { ...query, ...next }), { replace: true, preventScrollReset: true });
  return (
    <ReviewPages
      title={t("company.reviews")}
      query={reviews}
      grade={grade}
      onGrade={(next) => ask({ grade: next })}
      isAll={query.hasAllReviews}
      onAll={() => ask({ hasAllReviews: true })}
    >
      {query.hasAllReviews && (
        <MasterFilter
          firmId={firmId}
          chosen={masterId}
          onChoose={(reviewsMaster) => ask({ reviewsMaster, grade: undefined })}
        />
      )}
    </ReviewPages>
  );
}

type FilterProps = { firmId: number; chosen: number | undefined; onChoose: (id: number | undefined) => void };

/** Whose reviews are read. */
function MasterFilter({ firmId, chosen, onChoose }: FilterProps) {
  const t = useT();
  const { data: masters = [] } = useQuery(getFirmMasters(useSource(), firmId));
  if (masters.length < 2) return null;
  return (
    <Scroller label={t("company.reviewsOf")}>
      <li>
        <Chip isOn={chosen === undefined} onClick={() => onChoose(undefined)}>
          {t("company.anyMaster")}
        </Chip>
      </li>
      {masters.map(({ id, name }) => (
        <li key={id}>
          <Chip isOn={chosen === id} onClick={() => onChoose(id)}>
            {name}
          </Chip>
        </li>
      ))}
    </Scroller>
  );
}
