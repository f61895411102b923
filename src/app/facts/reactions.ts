import type { DeletionFact } from "../../../machines/account-deletion/machine.ts";
import type { ReservationFact } from "../../../machines/reservation/machine.ts";
import type { SessionFact } from "../../../machines/session/machine.ts";
import type { SignInFact } from "../../../machines/sign-in/machine.ts";
import type { PageFact } from "../../blocks/page-fact.ts";
import { hrefs } from "../../routes/hrefs.ts";
import type { Means } from "./means.ts";

/** Every fact of every machine and of the pages, by where it is told. */
export type Facts = {
  page: PageFact;
  session: SessionFact;
  signIn: SignInFact;
  accountDeletion: DeletionFact;
  reservation: ReservationFact;
};

/** A reaction for each fact: one that is forgotten does not compile. */
type Reactions = {
  [Teller in keyof Facts]: {
    [Type in Facts[Teller]["type"]]: (fact: Extract<Facts[Teller], { type: Type }>, means: Means[Teller]) => void;
  };
};

const ignored = () => {};

/** What follows from everything that can happen: navigate, track, notify, keep. */
export const reactions: Reactions = {
  page: {
    "firm.opened": ({ firmId }, { track }) => track("open_firm", { firmId }),
    "category.pressed": ({ categoryId }, { track }) => track("press_category", { categoryId }),
    "subcategory.pressed": ({ firmId, categoryId }, { track }) => track("press_subcategory", { firmId, categoryId }),
    "service.chosen": ({ firmId, serviceId }, { track }) => track("press_service", { firmId, serviceId }),
    "service.unchosen": ignored,
    "reservation.opened"({ firmId, had, brought }, { track }) {
      track("open_reservation", { firmId });
      for (const [index, serviceId] of brought.entries()) {
        track(had + index === 0 ? "add_service" : "add_another_service", { firmId, serviceId });
      }
    },
  },
  session: {
    "session.began"({ user, where }, means) {
      if (where === "here") {
        means.storeTokens();
        means.storeUser(user);
      }
      means.show(user);
      means.forgetAnswers();
      if (where === "here") means.keepWebSession();
    },
    "session.ended"({ reason }, means) {
      const isElsewhere = reason === "elsewhere";
      if (!isElsewhere) means.clearStored();
      means.show(undefined);
      means.forgetAnswers();
      if (!isElsewhere) means.goHome();
    },
    "tokens.changed"({ where }, { storeTokens }) {
      if (where === "here") storeTokens();
    },
  },
  signIn: {
    "client.signed-in"({ signedIn }, { forgetResume, openSession }) {
      forgetResume();
      openSession(signedIn);
    },
  },
  accountDeletion: {
    "deletion.requested": ignored,
    "deletion.cancelled": ignored,
  },
  reservation: {
    "service.added": ({ serviceId, isFirst }, { track, firmId }) =>
      track(isFirst ? "add_service" : "add_another_service", { firmId, serviceId }),
    "service.removed": ignored,
    "time.held": ignored,
    "hold.ran-out": (_, { sayHoldRanOut }) => sayHoldRanOut(),
    "reservation.created"({ reservationId, secret }, { firmId, track, keepSecret, forgetDraft, replacePage }) {
      keepSecret(reservationId, secret);
      forgetDraft();
      track("created_reservation_successfully", { firmId });
      replacePage(hrefs.reservationSuccess(reservationId));
    },
  },
};
