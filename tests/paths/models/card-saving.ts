import type { CardSaving } from "../../../domain/entities.ts";
import { isRefusal, type Failure } from "../../../domain/failure.ts";
import type { CardSavingEvent, CardSavingInput } from "../../../machines/card-saving/types.ts";
import * as selectors from "../../../machines/card-saving/selectors.ts";
import type { Model } from "./model.ts";
import { read } from "./read.ts";

type Answer = { effect: "startCardSaving" | "getCardSaving"; output: CardSaving };

/** Somebody who saves a card at PayBox's page: the saving that they have begun, and whether they are back from the page. */
export function cardSavingModel({ cardId }: CardSavingInput): Model<CardSavingEvent, Answer> {
  const isBack = cardId !== null;
  let begun = cardId;
  let failure: Failure | null = null;
  return {
    notice(happening) {
      if (happening.type === "did") failure = null;
      if (happening.type === "failed") ({ failure } = happening);
      if (happening.type === "failed" && !isBack && happening.effect === "getCardSaving")
        begun = isRefusal(happening.failure) ? null : begun;
      if (happening.type !== "answered") return [];
      const { effect, output } = happening;
      begun = output.cardId;
      if (effect === "startCardSaving") return [];
      const reservationId = output.reservationId ?? null;
      if (output.status === "saved") return [fact("card.saved", { cardId: output.cardId, reservationId })];
      if (isBack) return [fact("saving.ended", { reservationId })];
      if (output.status === "failed") begun = null;
      if (output.url !== undefined) return [fact("page.opened", { url: output.url })];
      failure = { kind: "unreachable" };
      return [];
    },
    inputOf(effect) {
      if (effect === "startCardSaving") return begun === null ? {} : undefined;
      return { cardId: begun, until: isBack ? "known" : "opened" };
    },
    calls(happening) {
      if (happening.type === "entered") return isBack ? ["checkSaving"] : [];
      if (happening.type === "answered") return happening.effect === "startCardSaving" ? ["openPage"] : [];
      if (happening.type !== "did") return [];
      if (happening.event.type === "retry.requested") return ["checkSaving"];
      return [begun === null ? "startSaving" : "openPage"];
    },
    shown: (snapshot) => ({
      ...read(selectors, snapshot, { failureOf: failure }),
      "the saving is": [begun, snapshot.context.cardId],
    }),
  };
}

function fact(type: string, more: object) {
  return { type, ...more };
}
