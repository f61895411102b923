import { useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigation, useSearchParams } from "react-router-dom";
import { LanguageChoice } from "../blocks/LanguageChoice.tsx";
import { TopBar } from "../blocks/TopBar.tsx";
import { isAtTop, scrollToAnchor } from "../browser/page.ts";
import { useT } from "../i18n/react.tsx";
import { hrefs, readHomeQuery } from "../routes/hrefs.ts";
import skipStyles from "../ui/SkipButton.module.css";
import { AccountLink } from "./AccountLink.tsx";
import { CityChoice } from "./CityChoice.tsx";
import styles from "./Shell.module.css";
import { SignInOver } from "./SignInOver.tsx";

/** What is around every page. */
export function Shell({ onChooseCity }: { onChooseCity: (city: { id: number; countryCode: string }) => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const city = readHomeQuery(useSearchParams()[0]).city;
  const isLoading = useNavigation().state === "loading";
  const main = useArrival();
  return (
    <>
      <a href="#content" className={skipStyles.skip}>
        {t("app.skip")}
      </a>
      {isLoading && <div className={styles.progress} role="progressbar" aria-label={t("app.loading")} />}
      <TopBar home={hrefs.home({ city })}>
        {pathname === hrefs.home() && <CityChoice urlName={city} onChoose={onChooseCity} />}
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

/** On another page: its top, or its anchor, and the focus in it. On the first one: its anchor, where the browser found none. */
function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const isArrival = shown.current !== pathname;
    shown.current = pathname;
    // A page that has taken the focus itself, to its heading, keeps it.
    if (isArrival && main.current?.matches(":focus-within") !== true) main.current?.focus({ preventScroll: true });
    return isArrival || (hash !== "" && isAtTop()) ? scrollToAnchor(hash) : undefined;
  }, [pathname, hash]);
  return main;
}
