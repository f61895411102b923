import type { Home } from "../../../domain/entities.ts";
import { useNextVisitPort } from "../../blocks/next-visit.ts";
import { Gifts } from "./Gifts.tsx";
import { Nearby } from "./Nearby.tsx";
import { Offers } from "./Offers.tsx";
import { Recommended } from "./Recommended.tsx";
import { SurveyEntry } from "./SurveyEntry.tsx";
import { useFreeSoon } from "./use-free-soon.ts";

const shownNearby = 6;

type Props = {
  home: Home;
  /** The ids of the firms that are recommended: none of them is shown again right below. */
  recommended: readonly number[];
};

/** What is worth a look where nothing is asked for: what is recommended, one's own visits, who is free soon, and gifts. */
export function WorthALook({ home, recommended }: Props) {
  const { VisitsToRepeat } = useNextVisitPort();
  const freeSoon = useFreeSoon(home.city).filter(({ id }) => !recommended.includes(id));
  const soon = freeSoon.slice(0, shownNearby);
  return (
    <>
      <Recommended home={home} />
      <VisitsToRepeat />
      {!home.personalization && <SurveyEntry />}
      <Nearby city={home.city} firms={soon} />
      <Offers
        city={home.city}
        freeSoon={freeSoon.slice(shownNearby)}
        above={[...recommended, ...soon.map(({ id }) => id)]}
      />
      <Gifts takesGiftCards={home.takesGiftCards} hasInstalments={home.hasInstalments} />
    </>
  );
}
