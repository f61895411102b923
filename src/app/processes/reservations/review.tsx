import { type ComponentProps, useEffect, useState } from "react";
import { emptyReview, type SavedReview } from "../../../../domain/review-draft.ts";
import { draftOf, reviewMachine } from "../../../../machines/review/machine.ts";
import type { ReviewActor } from "../../../../machines/review/selectors.ts";
import { savedReviewOf } from "../../../browser/saved-values.ts";
import type { StoredValue } from "../../../browser/stored-value.ts";
import type { StoredValues } from "../../../browser/stored-values.ts";
import { reviewEffects } from "../../../effects/review.ts";
import type { ReviewPort } from "../../../pages/review/port.ts";
import { useChanged } from "../../../queries/changes.ts";
import { getReview } from "../../../queries/review.ts";
import { useSource } from "../../../queries/source.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { reactTo } from "../../facts/react-to.ts";
import { useProcess } from "../../core/run-process.ts";

/** Runs the process of reviewing a visit with its page: from the saved draft on, saving it, acting on what happens. */
export default function Run({ reservationId, secret, children }: ComponentProps<ReviewPort["Run"]>) {
  const { client, queryClient } = useDependencies("service");
  const { stored } = useDependencies("browser");
  const { inspect } = useDependencies("observers");
  const changed = useChanged();
  const source = useSource();
  const [store] = useState(() => draftStore(stored, reservationId));
  const actor = useProcess(
    () => ({
      machine: reviewMachine.provide({ actors: reviewEffects({ client }) }),
      input: { reservationId, secret, draft: store.read() ?? emptyReview },
    }),
    {
      onFact: (fact) =>
        reactTo("review", fact, {
          forgetDraft: store.clear,
          // Its names are of the language in which it was asked for: those that were read in this one are right.
          showReview: (visit) =>
            queryClient.setQueryData(
              getReview(source, { reservationId, secret: secret ?? undefined }).queryKey,
              (known) => (known ? { ...visit, firm: known.firm, masters: known.masters } : visit),
            ),
          changed,
        }),
      inspect,
    },
  );
  useSaving(actor, store);
  return children(actor);
}

/** A draft in two values: photos are large, and are written only when they change. */
function draftStore(stored: StoredValues, reservationId: string): StoredValue<SavedReview> {
  const { words, pictures } = savedReviewOf(stored, reservationId);
  let photos: SavedReview["photos"] = [];
  return {
    read() {
      photos = pictures.read()?.photos ?? [];
      return { ...emptyReview, ...words.read(), photos };
    },
    write(draft) {
      const { photos: chosen, ...written } = draft;
      words.write(written);
      if (chosen !== photos) pictures.write({ photos: [...chosen] });
      photos = chosen;
    },
    clear() {
      words.clear();
      pictures.clear();
      photos = [];
    },
  };
}

/** What is published needs no draft. */
function useSaving(actor: ReviewActor, store: StoredValue<SavedReview>): void {
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.matches("writing") || snapshot.matches("creatingReview")) store.write(draftOf(snapshot.context));
    });
    return unsubscribe;
  }, [actor, store]);
}
