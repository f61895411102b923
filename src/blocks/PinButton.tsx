import { useState } from "react";
import { mostCompared } from "../../domain/comparison.ts";
import type { FirmCard } from "../../domain/entities.ts";
import { useT } from "../i18n/react.tsx";
import { buttonClassName } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { IntentLink } from "./IntentLink.tsx";
import { useAccount } from "./account.ts";

type Props = {
  firm: Pick<FirmCard, "id" | "name">;
  /** Where firms stand side by side. */
  compareHref: (firms: readonly number[]) => string;
  className?: string | undefined;
};

/** Pins a firm to be compared with others; where there is no place left it says so, and all stays as it was. */
export function PinButton({ firm: { id, name }, compareHref, className }: Props) {
  const t = useT();
  const { pinned, pin } = useAccount();
  const [isFull, setFull] = useState(false);
  const isOn = pinned.includes(id);
  const press = () => {
    if (isOn) pin(pinned.filter((other) => other !== id));
    else if (pinned.length < mostCompared) pin([...pinned, id]);
    else setFull(true);
  };
  return (
    <>
      <IconButton
        icon="compare"
        kind={isOn ? "act" : "soft"}
        className={className}
        label={t("compare.pin", { firm: name })}
        aria-pressed={isOn}
        onClick={press}
      />
      {isFull && (
        <Sheet
          isOpen
          onClose={() => setFull(false)}
          title={t("compare.fullTitle")}
          closeLabel={t("app.close")}
          footer={
            <IntentLink to={compareHref(pinned)} className={buttonClassName({ isWide: true })}>
              {t("compare.open", { count: pinned.length })}
            </IntentLink>
          }
        >
          <p>{t("compare.full", { firm: name })}</p>
        </Sheet>
      )}
    </>
  );
}
