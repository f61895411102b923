import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import type { Way } from "../../../domain/sign-in.ts";
import { useT } from "../../i18n/react.tsx";
import { useSignInPort } from "../../pages/sign-in/port.ts";
import { type FrameProps, SignIn } from "../../pages/sign-in/SignIn.tsx";
import { withSignIn } from "../../routes/hrefs.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { useLeavingOver } from "./use-leaving-over.ts";

/** Signing in over where the client is; done or closed, they are there again. */
export default function SignInSheet({ way }: { way: Way }) {
  const { Run } = useSignInPort();
  const location = useLocation();
  return (
    <Suspense>
      <Run way={way}>
        {(actor) => (
          <SignIn actor={actor} way={way} addressOf={(other) => withSignIn(location, other)} Frame={SheetFrame} />
        )}
      </Run>
    </Suspense>
  );
}

function SheetFrame({ heading, children }: FrameProps) {
  const t = useT();
  const leave = useLeavingOver();
  return (
    <Sheet isOpen onClose={leave} title={heading} closeLabel={t("app.close")}>
      {children}
    </Sheet>
  );
}
