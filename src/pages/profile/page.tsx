import { useQuery } from "@tanstack/react-query";
import type { Profile } from "../../../domain/entities.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { LanguageChoice } from "../../blocks/LanguageChoice.tsx";
import { useAccount } from "../../blocks/account.ts";
import { useNextVisitPort } from "../../blocks/next-visit.ts";
import { useT } from "../../i18n/react.tsx";
import { getProfile } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ProfilePicture } from "./ProfilePicture.tsx";
import { CoolingOff } from "./CoolingOff.tsx";
import { Favorites } from "./Favorites.tsx";
import { NameForm } from "./NameForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Support } from "./Support.tsx";
import styles from "./profile.module.css";

/** The client's own page: how they are shown and called, their password, their language, and the ways out. */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  return (
    <div className={styles.page}>
      <title>{t("profile.title")}</title>
      <meta name="robots" content="noindex" />
      {user === undefined ? <SignedOut /> : <SignedIn />}
    </div>
  );
}

function SignedOut() {
  const t = useT();
  return (
    <div className={styles.closed}>
      <h1>{t("profile.signedOut")}</h1>
      <IntentLink to={hrefs.signIn("password", hrefs.profile())} className={buttonClassName()}>
        {t("app.signIn")}
      </IntentLink>
    </div>
  );
}

function SignedIn() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(getProfile(useSource()));
  if (data !== undefined) return <Cards profile={data} />;
  if (!isError) return <ProfileSkeleton />;
  return <Failed isPage title={t("profile.loadFailed")} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

function Cards({ profile }: { profile: Profile }) {
  const t = useT();
  const { signOut } = useAccount();
  const { NextVisit, VisitsToRepeat } = useNextVisitPort();
  return (
    <>
      <CoolingOff />
      <ProfilePicture profile={profile} />
      <NextVisit />
      <VisitsToRepeat />
      <div className={styles.actions}>
        <IntentLink to={hrefs.reservationHistory()} className={buttonClassName({ kind: "soft" })}>
          {t("profile.visits")}
        </IntentLink>
        <IntentLink to={hrefs.payments()} className={buttonClassName({ kind: "soft" })}>
          {t("profile.payments")}
        </IntentLink>
        <IntentLink to={hrefs.cards()} className={buttonClassName({ kind: "soft" })}>
          {t("profile.cards")}
        </IntentLink>
        <IntentLink to={hrefs.bonuses()} className={buttonClassName({ kind: "soft" })}>
          {t("profile.bonuses")}
        </IntentLink>
        <IntentLink to={hrefs.myGiftCards()} className={buttonClassName({ kind: "soft" })}>
          {t("profile.giftCards")}
        </IntentLink>
        <IntentLink to={hrefs.personalization()} className={buttonClassName({ kind: "soft" })}>
          {t("profile.survey")}
        </IntentLink>
      </div>
      <Panel className={styles.card} aria-label={t("profile.title")}>
        <NameForm profile={profile} />
      </Panel>
      <Favorites />
      <Panel className={styles.card} aria-labelledby="password">
        <h2 id="password">{t("profile.password.title")}</h2>
        <PasswordForm />
      </Panel>
      <Support />
      <Panel className={styles.row} aria-label={t("profile.language")}>
        <h2>{t("profile.language")}</h2>
        <LanguageChoice />
      </Panel>
      <div className={styles.ways}>
        <Button kind="soft" onClick={() => void signOut()}>
          {t("profile.signOut")}
        </Button>
        <IntentLink to={hrefs.deleteAccount()} className={styles.delete}>
          {t("profile.deleteAccount")}
        </IntentLink>
      </div>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton width="6rem" height="6rem" radius="50%" />
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="14rem" radius="var(--radius-l)" />
      <Skeleton height="8rem" radius="var(--radius-l)" />
    </div>
  );
}
