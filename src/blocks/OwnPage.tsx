import type { ReactNode } from "react";
import { useT } from "../i18n/react.tsx";
import { buttonClassName } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Nothing } from "../ui/Nothing.tsx";
import { useAccount } from "./account.ts";
import { IntentLink } from "./IntentLink.tsx";
import styles from "./OwnPage.module.css";

type Props = {
  title: string;
  /** Where there is nothing without an account: why, and where signing in is. */
  signedOut?: { hint: string; signIn: string };
  className?: string | undefined;
  children: ReactNode;
};

/** A page of what is the client's own, which no search engine lists; for who is not signed in, the way to it. */
export function OwnPage({ title, signedOut, className, children }: Props) {
  const { user } = useAccount();
  return (
    <div className={classes(styles.page, className)}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {signedOut !== undefined && user === undefined ? <SignedOut {...signedOut} /> : children}
    </div>
  );
}

function SignedOut({ hint, signIn }: NonNullable<Props["signedOut"]>) {
  const t = useT();
  return (
    <Nothing hint={hint}>
      <IntentLink to={signIn} className={buttonClassName()}>
        {t("app.signIn")}
      </IntentLink>
    </Nothing>
  );
}
