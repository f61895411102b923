import { Link } from "react-router-dom";
import type { HistoryQuery } from "../../../domain/page-queries.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";

type Visited = { id: number; name: string; visits: number };

/** The firms of some visits, in the order of these, with how many there are at each. */
export function firmsOf(visits: readonly Reservation[]): Visited[] {
  const firms = new Map<number, Visited>();
  for (const { firm } of visits) {
    const known = firms.get(firm.id);
    firms.set(firm.id, { id: firm.id, name: firm.name, visits: (known?.visits ?? 0) + 1 });
  }
  return [...firms.values()];
}

/** The firms that one has been to, each a link to the visits there; nothing where there is none to choose. */
export function Firms({ firms, firmId }: { firms: readonly Visited[] } & Pick<HistoryQuery, "firmId">) {
  const t = useT();
  if (firms.length < 2 && firmId === undefined) return null;
  return (
    <nav aria-label={t("history.firms")}>
      <Scroller>
        <li>
          <FirmLink firmId={undefined} isOn={firmId === undefined}>
            {t("history.allFirms")}
          </FirmLink>
        </li>
        {firms.map(({ id, name, visits }) => (
          <li key={id}>
            <FirmLink firmId={id} isOn={firmId === id}>
              {t("history.firm", { firm: name, visits })}
            </FirmLink>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}

type LinkProps = Pick<HistoryQuery, "firmId"> & { isOn: boolean; children: string };

function FirmLink({ firmId, isOn, children }: LinkProps) {
  return (
    <Link
      to={hrefs.reservationHistory({ isPast: true, firmId })}
      replace
      className={chipClassName({ isAction: true })}
      aria-current={isOn ? "true" : undefined}
    >
      {children}
    </Link>
  );
}
