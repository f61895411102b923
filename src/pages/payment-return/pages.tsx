import { useQuery } from "@tanstack/react-query";
import { type ComponentType, Suspense } from "react";
import { Navigate } from "react-router-dom";
import { payableOfGiftCard } from "../../../domain/payable.ts";
import { type PaymentLinkKey, paymentLinkPath, returnedLinkPath } from "../../../domain/payment-link.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import { useAccount } from "../../blocks/account.ts";
import { getGiftCard } from "../../queries/gift-card.ts";
import { getPaymentLink } from "../../queries/payment-link.ts";
import { getPrepayment } from "../../queries/prepayment.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { again, Asking } from "./Asking.tsx";
import { BringingProof } from "./BringingProof.tsx";
import { Checking } from "./Checking.tsx";
import { Elsewhere } from "./Elsewhere.tsx";
import { usePaymentReturnPort } from "./port.ts";

/** What somebody sees who comes back from paying, by what they paid for. */
export const pages: Readonly<Record<PaymentSubject, ComponentType<{ id: string }>>> = {
  reservation: OfVisit,
  card: OfCard,
  link: OfLink,
  giftCard: OfGiftCard,
};

/** A key to what is paid for. */
type Opened = { id: string; secret: string | undefined };

function OfVisit({ id }: { id: string }) {
  const secret = usePaymentReturnPort().secretOf(id);
  const isOpen = useAccount().user !== undefined || secret !== undefined;
  return isOpen ? <AskingForVisit id={id} secret={secret} /> : <Elsewhere />;
}

function AskingForVisit({ id, secret }: Opened) {
  const asked = useQuery({ ...getPrepayment(useSource(), id, secret), ...again });
  const payable = asked.data && ({ subject: "reservation", ...asked.data } as const);
  return <Asking asked={asked} payable={payable} to={hrefs.prepayment(id)} />;
}

function OfCard({ id }: { id: string }) {
  return useAccount().user === undefined ? <Elsewhere /> : <BringingProof bindingId={id} />;
}

function OfGiftCard({ id }: { id: string }) {
  const secret = usePaymentReturnPort().secretOfGiftCard(id);
  const isOpen = useAccount().user !== undefined || secret !== undefined;
  return isOpen ? <AskingForGiftCard id={id} secret={secret} /> : <Navigate to={hrefs.giftCard(id)} replace />;
}

function AskingForGiftCard({ id, secret }: Opened) {
  const source = useBackground();
  const asked = useQuery({ ...getGiftCard(source, id, secret), ...again });
  return <Asking asked={asked} payable={asked.data && payableOfGiftCard(asked.data)} to={hrefs.giftCard(id)} />;
}

/** The bank does not know the link's code: this device may. */
function OfLink({ id }: { id: string }) {
  const { WithSavedLinks } = usePaymentReturnPort();
  return (
    <Suspense fallback={<Checking />}>
      <WithSavedLinks>
        {({ keyOf }) => {
          const key = keyOf(id);
          return key === undefined ? <Navigate to={returnedLinkPath(id)} replace /> : <AskingForLink linkKey={key} />;
        }}
      </WithSavedLinks>
    </Suspense>
  );
}

function AskingForLink({ linkKey }: { linkKey: PaymentLinkKey }) {
  const source = useBackground();
  const asked = useQuery({ ...getPaymentLink(source, linkKey), ...again });
  const payable = asked.data && ({ subject: "link", ...asked.data } as const);
  return <Asking asked={asked} payable={payable} to={paymentLinkPath(linkKey)} />;
}

function useBackground() {
  return { ...useSource(), client: usePaymentReturnPort().backgroundClient };
}
