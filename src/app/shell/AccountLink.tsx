import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { displayName, initials } from "../../../domain/full-name.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs, isSignInPage, overEntry, withSignIn } from "../../routes/hrefs.ts";
import { chipClassName } from "../../ui/Chip.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import styles from "./Shell.module.css";
import { useIsFirstPaint } from "../../ui/use-is-first-paint.ts";

/** The way to the client's own page, or to signing in: a page for those without scripts, a sheet for all others. */
export function AccountLink() {
  const t = useT();
  const { user } = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  const isFirstPaint = useIsFirstPaint();
  const openSheet = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(withSignIn(location, "password"), { state: overEntry(location.state) });
  };
  if (user === undefined && isSignInPage(location.pathname)) return null;
  if (user === undefined) {
    return (
      <Link
        to={hrefs.signIn("password", location.pathname + (isFirstPaint ? "" : location.search))}
        className={chipClassName({ isAction: true })}
        rel="nofollow"
        onClick={openSheet}
      >
        {t("app.signIn")}
      </Link>
    );
  }
  return (
    <IntentLink
      to={hrefs.profile()}
      className={styles.account}
      aria-label={t("app.profile", { name: displayName(user) })}
    >
      <Avatar letters={initials(user)} size="s" />
    </IntentLink>
  );
}
