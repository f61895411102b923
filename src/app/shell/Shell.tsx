import { Outlet, useLocation, useSearchParams } from "react-router-dom";
import { LanguageChoice } from "../../blocks/LanguageChoice.tsx";
import { TopBar } from "../../blocks/TopBar.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs, readHomeQuery } from "../../routes/hrefs.ts";
import skipStyles from "../../ui/SkipButton.module.css";
import { AccountLink } from "./AccountLink.tsx";
import { CityChoice } from "./CityChoice.tsx";
import styles from "./Shell.module.css";
import { SignInOver } from "./SignInOver.tsx";
import { useArrival } from "./use-arrival.ts";

type Props = {
  /** Whether another page is on its way. */
  isLoading: boolean;
  onChooseCity: (city: { id: number; countryCode: string }) => void;
};

/** The paths of the pages that are about a city. */
const citied: readonly string[] = [hrefs.home(), hrefs.search()];

/** What is around every page. */
export function Shell({ isLoading, onChooseCity }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const city = readHomeQuery(useSearchParams()[0]).city;
  const main = useArrival();
  return (
    <>
      <a href="#content" className={skipStyles.skip}>
        {t("app.skip")}
      </a>
      {isLoading && <div className={styles.progress} role="progressbar" aria-label={t("app.loading")} />}
      <TopBar home={hrefs.home({ city })}>
        {citied.includes(pathname) && <CityChoice urlName={city} onChoose={onChooseCity} />}
        <LanguageChoice />
        <AccountLink />
      </TopBar>
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SignInOver />
    </>
  );
}
