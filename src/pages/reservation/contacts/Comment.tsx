import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { limits } from "../../../../domain/limits.ts";
import { commentOf, type ContactsActor } from "../../../../machines/contacts/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { chipClassName } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { TextField } from "../../../ui/TextField.tsx";

/** What the client wants the salon to know: out of the way until it is asked for. */
export function Comment({ actor }: { actor: ContactsActor }) {
  const t = useT();
  const comment = useSelector(actor, commentOf);
  const [isWanted, setIsWanted] = useState(comment !== "");
  const field = useRef<HTMLTextAreaElement>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (isWanted && !wasWanted.current) field.current?.focus();
    wasWanted.current = isWanted;
  }, [isWanted]);
  if (!isWanted) {
    return (
      <div>
        <button type="button" className={chipClassName({ isAction: true })} onClick={() => setIsWanted(true)}>
          <Icon name="plus" />
          {t("reservation.contacts.addComment")}
        </button>
      </div>
    );
  }
  return (
    <TextField
      isMultiline
      ref={field}
      label={t("reservation.contacts.comment")}
      hint={t("reservation.contacts.commentHint")}
      value={comment}
      onChange={({ target }) => actor.send({ type: "contacts.edited", contacts: { comment: target.value } })}
      maxLength={limits.commentCharacters}
    />
  );
}
