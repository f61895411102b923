import { dateOf, layoutOf, wishesOf } from "../../../machines/reservation/selectors.ts";
import { CopyLink } from "../../blocks/CopyLink.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { useFlowSelector, useSalon } from "./flow.ts";

/** The link that opens the same choice on another device: nothing of who it is for, and no time, which is held for this one. */
export function ContinueElsewhere() {
  const t = useT();
  const { origin } = useEnvironment();
  const { firm } = useSalon();
  const wishes = useFlowSelector(wishesOf);
  const layout = useFlowSelector(layoutOf);
  const date = useFlowSelector(dateOf);
  if (wishes.length === 0) return null;
  const link = origin + hrefs.reservation(firm.urlKey, "time", { wishes, date, ...(wishes.length > 1 && layout) });
  return (
    <CopyLink link={link} hint={t("reservation.leave.linkHint")}>
      {t("reservation.leave.link")}
    </CopyLink>
  );
}
