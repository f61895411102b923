import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Way } from "../../domain/sign-in.ts";
import { useWords } from "../i18n/react.tsx";
import { useSignInPort } from "../pages/sign-in/port.ts";
import { type FrameProps, SignIn } from "../pages/sign-in/SignIn.tsx";
import { withSignIn } from "../routes/hrefs.ts";
import { Sheet } from "../ui/Sheet.tsx";

/** Signing in over where the person is; done or closed, they are there again. */
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
  const t = useWords();
  const goTo = useWayOver();
  return (
    <Sheet isOpen onClose={() => goTo(undefined)} title={heading} closeLabel={t("app.close")}>
      {children}
    </Sheet>
  );
}

/** Puts another way, or none, over the page that is shown. */
function useWayOver(): (way: Way | undefined) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (way) => void navigate(withSignIn(location, way), { replace: true });
}
