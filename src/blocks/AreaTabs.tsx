import { pagePaths } from "../../domain/addresses.ts";
import { useT } from "../i18n/react.tsx";
import { tabClassName, tabRowClassName } from "../ui/tabs.ts";
import { IntentLink } from "./IntentLink.tsx";

const tabs = [
  { name: "giftCards", path: pagePaths.giftCards },
  { name: "bnpl", path: pagePaths.bnpl },
] as const;

/** The tabs of the area that gift cards and instalments share (spec §2): each is an address. */
export function AreaTabs({ current }: { current: (typeof tabs)[number]["name"] }) {
  const t = useT();
  return (
    <nav aria-label={t("area.label")}>
      <ul className={tabRowClassName}>
        {tabs.map(({ name, path }) => (
          <li key={name}>
            <IntentLink to={path} replace className={tabClassName} aria-current={name === current ? "page" : undefined}>
              {t(`area.${name}`)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
