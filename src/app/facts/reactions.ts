import type { CardPaymentFact } from "../../../machines/card-payment/machine.ts";
import type { CardSavingFact } from "../../../machines/card-saving/machine.ts";
import type { DeletionFact } from "../../../machines/account-deletion/machine.ts";
import type { GiftCardFact } from "../../../machines/gift-card/machine.ts";
import type { PayerFact } from "../../../machines/payer/machine.ts";
import type { ReviewFact } from "../../../machines/review/machine.ts";
import type { ReservationFact } from "../../../machines/reservation/machine.ts";
import type { ChangeFact } from "../../../machines/reservation-change/machine.ts";
import type { SessionFact } from "../../../machines/session/machine.ts";
import type { SignInFact } from "../../../machines/sign-in/machine.ts";
import type { SurveyFact } from "../../../machines/survey/machine.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import type { Change } from "../../queries/changes.ts";
import { hrefs } from "../../routes/hrefs.ts";
import type { ReactionContext, ReactionsTo } from "./reaction-context.ts";
import { sessionReactions } from "./session-reactions.ts";

/** Every fact of every machine. */
export type Facts = {
  session: SessionFact;
  signIn: SignInFact;
  accountDeletion: DeletionFact;
  giftCard: GiftCardFact;
  survey: SurveyFact;
  reservation: ReservationFact;
  reservationChange: ChangeFact;
  review: ReviewFact;
  cardPayment: CardPaymentFact;
  cardSaving: CardSavingFact;
  payer: PayerFact;
};

type Reactions = { [Source in keyof Facts]: ReactionsTo<Facts[Source], ReactionContext[Source]> };

const ignored = () => {};

/** What a payment changes beside money and cards, by what it was for. */
const changedByPaying: Readonly<Record<PaymentSubject, Change>> = {
  reservation: "visit",
  card: "card",
  giftCard: "giftCard",
  link: "paymentLink",
};

/** What follows from everything that machines tell: navigate, track, notify, keep. */
export const reactions: Reactions = {
  session: sessionReactions,
  signIn: {
    "client.signed-in"({ signedIn }, { forgetResume, openSession }) {
      forgetResume();
      openSession(signedIn);
    },
  },
  accountDeletion: {
    "deletion.requested": (_, { changed }) => changed("deletion"),
    "deletion.cancelled": (_, { changed }) => changed("deletion"),
  },
  giftCard: {
    "gift-card.ordered"({ giftCardId, secret }, { keepSecret, forgetDraft, changed, replacePage }) {
      keepSecret(giftCardId, secret);
      forgetDraft();
      changed("giftCard");
      replacePage(hrefs.giftCard(giftCardId));
    },
    "purchase.abandoned"(_, { forgetDraft, replacePage }) {
      forgetDraft();
      replacePage(hrefs.giftCards());
    },
  },
  survey: {
    "answers.changed"({ token, version, answers }, { keepToken, keepAnswers }) {
      keepToken(token);
      keepAnswers({ token, version, answers });
    },
    "survey.finished"({ token }, { keepToken, changed, replacePage }) {
      keepToken(token);
      changed("survey");
      replacePage(hrefs.home());
    },
    "survey.abandoned": (_, { replacePage }) => replacePage(hrefs.home()),
  },
  reservation: {
    "service.added": ({ serviceId, isFirst }, { track, firmId }) =>
      track(isFirst ? "add_service" : "add_another_service", { firmId, serviceId }),
    "service.removed": ignored,
    "time.held": ignored,
    "hold.ran-out": (_, { announceHoldRanOut }) => announceHoldRanOut(),
    "reservation.created"(fact, context) {
      context.keepSecret(fact.reservationId, fact.secret);
      context.changed("visit");
      // What was typed is wanted again where the time to pay runs out.
      if (fact.status === "awaitingPrepayment") return context.replacePage(hrefs.prepayment(fact.reservationId));
      context.forgetDraft();
      context.track("created_reservation_successfully", { firmId: context.firmId });
      context.postToHost({ type: "booked", firmId: context.firmId });
      context.replacePage(hrefs.reservationSuccess(fact.reservationId));
    },
    "reservation.abandoned"(_, { urlKey, forgetDraft, replacePage }) {
      forgetDraft();
      replacePage(hrefs.company(urlKey));
    },
  },
  reservationChange: {
    "reservation.seen": ({ reservation }, { showReservation }) => showReservation(reservation),
    "reservation.cancelled"({ reservation }, { changed, showReservation }) {
      changed("visit", "money");
      showReservation(reservation);
    },
    "reservation.changed"({ reservation }, { changed, showReservation }) {
      changed("visit", "money");
      showReservation(reservation);
    },
  },
  review: {
    "review.seen"({ visit, isOtherPublished }, { forgetDraft, showReview }) {
      const canBePublished = isOtherPublished && visit.review?.takeBackUntil !== undefined;
      if (!canBePublished) forgetDraft();
      showReview(visit);
    },
    "review.created"({ visit }, { forgetDraft, changed, showReview }) {
      forgetDraft();
      changed("review");
      showReview(visit);
    },
    "taking-back.finished"({ visit }, { changed, showReview }) {
      changed("review");
      showReview(visit);
    },
  },
  cardPayment: {
    "payment.seen": ignored,
    "payable.seen": ignored,
    "page.opened": ({ url }, { openPage }) => openPage(url),
    "payment.settled"(_, { changed, subject, paid, visit, track, postToHost, showPaid }) {
      visit?.finishDraft();
      if (paid?.subject === "reservation" && visit?.countOnce()) {
        track("created_reservation_successfully", { firmId: paid.firmId });
        postToHost({ type: "booked", firmId: paid.firmId });
      }
      changed(changedByPaying[subject], "money", "card");
      showPaid?.();
    },
  },
  cardSaving: {
    "page.opened": ({ url }, { openPage }) => openPage(url),
    "card.saved"({ cardId, reservationId }, { changed, leadBack }) {
      changed("card");
      leadBack(reservationId, cardId);
    },
    "saving.ended": ({ reservationId }, { leadBack }) => leadBack(reservationId, null),
  },
  payer: {
    "payer.registered"({ link }, { forgetPayer, changed, showLink }) {
      forgetPayer();
      changed("paymentLink");
      showLink(link);
    },
    "registration.refused": (_, { readAgain }) => readAgain(),
  },
};
