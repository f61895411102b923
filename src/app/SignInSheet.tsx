import { Suspense } from "react";
import type { Way } from "../../domain/sign-in.ts";
import { useT } from "../i18n/react.tsx";
import { useSignInPort } from "../pages/sign-in/port.ts";
import { type FrameProps, SignIn } from "../pages/sign-in/SignIn.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useWayOver } from "./use-way-over.ts";

/** Signing in over where the client is; done or closed, they are there again. */
export default function SignInSheet({ way }: { way: Way }) {
  const { Run } = useSignInPort();
  const goTo = useWayOver();
  return (
    <Suspense>
      <Run way={way}>{(actor) => <SignIn actor={actor} way={way} onSwitch={goTo} Frame={SheetFrame} />}</Run>
    </Suspense>
  );
}

function SheetFrame({ heading, children }: FrameProps) {
  const t = useT();
  const goTo = useWayOver();
  return (
    <Sheet isOpen onClose={() => goTo(undefined)} title={heading} closeLabel={t("app.close")}>
      {children}
    </Sheet>
  );
}
