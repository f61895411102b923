import { Suspense } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { signInQuery } from "../../../domain/page-queries.ts";
import { readQuery } from "../../../domain/query.ts";
import { returnAddress } from "../../../domain/return-address.ts";
import type { Way } from "../../../domain/sign-in.ts";
import { useAccount } from "../../blocks/account.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs, readSignInWay } from "../../routes/hrefs.ts";
import { useSignInPort } from "./port.ts";
import { type FrameProps, SignIn } from "./SignIn.tsx";
import styles from "./sign-in.module.css";
import { SignInSkeleton } from "./SignInSkeleton.tsx";

const titles = {
  password: "signIn.title",
  sms: "signIn.title",
  signUp: "signUp.title",
  reset: "reset.title",
} as const satisfies Record<Way, string>;

/** Signing in as a page of its own, which leads back to where the client was, on this host only. */
export function Page() {
  const t = useT();
  const { origin } = useEnvironment();
  const { user } = useAccount();
  const { Run } = useSignInPort();
  const way = readSignInWay(useParams().way);
  const back = returnAddress(readQuery(signInQuery, useSearchParams()[0]).back ?? null, origin);
  if (way === undefined) return <Navigate to={hrefs.notFound()} replace />;
  if (user !== undefined) return <Navigate to={back} replace />;
  return (
    <div className={styles.page}>
      <title>{t(titles[way])}</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<SignInSkeleton />}>
        <Run way={way}>
          {(actor) => (
            <SignIn actor={actor} way={way} addressOf={(other) => hrefs.signIn(other, back)} Frame={PageFrame} />
          )}
        </Run>
      </Suspense>
    </div>
  );
}

function PageFrame({ heading, children }: FrameProps) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </>
  );
}
