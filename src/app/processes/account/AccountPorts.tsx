import { type ReactNode, useMemo } from "react";
import { type DeletionPort, DeletionPortProvider } from "../../../pages/delete-account/port.ts";
import { type ProfilePort, ProfilePortProvider } from "../../../pages/profile/port.ts";
import { type SurveyPort, SurveyPortProvider } from "../../../pages/personalization/port.ts";
import { type SignInPort, SignInPortProvider } from "../../../pages/sign-in/port.ts";
import type { BrowserDependencies } from "../../dependencies/dependencies.ts";
import { lazyPort } from "../lazy-port.ts";

const deletionPort: DeletionPort = lazyPort(() => import("./account-deletion.tsx"));
const signInPort: SignInPort = lazyPort(() => import("./sign-in.tsx"));

const surveyPort: SurveyPort = lazyPort(() => import("./survey.tsx"));

const openPicture: ProfilePort["openPicture"] = async (file) =>
  (await import("../../../browser/picture-file.ts")).openPicture(file);

/** Hands the pages of a client what they may not fetch themselves. */
export function AccountPorts({ upload, children }: Pick<BrowserDependencies, "upload"> & { children: ReactNode }) {
  const profilePort = useMemo<ProfilePort>(() => ({ openPicture, upload }), [upload]);
  return (
    <SignInPortProvider value={signInPort}>
      <DeletionPortProvider value={deletionPort}>
        <SurveyPortProvider value={surveyPort}>
          <ProfilePortProvider value={profilePort}>{children}</ProfilePortProvider>
        </SurveyPortProvider>
      </DeletionPortProvider>
    </SignInPortProvider>
  );
}
