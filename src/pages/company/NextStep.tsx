import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import type { VisitServices } from "./use-visit-services.ts";

type Props = { urlKey: string; visit: VisitServices; className: string };

const labels = { services: "chooseServices", masters: "chooseMaster", time: "chooseTime" } as const;

/** To what is to be chosen next: the services, who does them where nobody has said yet, or the time. */
export function NextStep({ urlKey, visit: { wishes, master, nextStep }, className }: Props) {
  const t = useT();
  const words = t(`company.${labels[nextStep]}`);
  // The services of a master who is asked for are on this page.
  if (nextStep === "services" && master !== undefined) {
    return (
      <a href="#services" className={className}>
        {words}
      </a>
    );
  }
  return (
    <IntentLink to={hrefs.reservation(urlKey, nextStep, { wishes })} className={className}>
      {words}
    </IntentLink>
  );
}
