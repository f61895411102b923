import { Outlet, useLocation, useSearchParams } from "react-router-dom";
import { LanguageChoice } from "../../blocks/LanguageChoice.tsx";
import { Footer } from "../../blocks/Footer.tsx";
import { TopBar } from "../../blocks/TopBar.tsx";
import { useT } from "../../i18n/react.tsx";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs, readHomeQuery } from "../../routes/hrefs.ts";
import { classes } from "../../ui/classes.ts";
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

/** The paths of the pages that one looks around from: what else there is stands below them. */
const footed: readonly string[] = [
  ...citied,
  compareHref({}),
  hrefs.landing(),
  hrefs.widget(),
  hrefs.appDownload(),
  hrefs.profile(),
];

/** What is around every page. */
export function Shell({ isLoading, onChooseCity }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const city = readHomeQuery(useSearchParams()[0]).city;
  const main = useArrival();
  const isFooted = footed.includes(pathname);
  const elsewhere = [
    { to: hrefs.giftCards(), words: t("area.giftCards") },
    { to: hrefs.appDownload(), words: t("app.download") },
    { to: hrefs.landing(), words: t("app.forFirms") },
  ];
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
      <main id="content" ref={main} tabIndex={-1} className={classes(styles.main, isFooted && styles.overFooter)}>
        <Outlet />
      </main>
      {isFooted && <Footer links={elsewhere.filter(({ to }) => to !== pathname)} />}
      <SignInOver />
    </>
  );
}
