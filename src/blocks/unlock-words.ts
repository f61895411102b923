import type { Master, Service, Unlock } from "../../domain/entities.ts";
import { formatDurationInText } from "../format/duration.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { forWhom } from "./for-whom.ts";

/** Who and what a firm has, as far as their names are known. */
export type Offer = {
  masters: readonly Pick<Master, "id" | "name">[];
  services: readonly Pick<Service, "id" | "name">[];
};

export type UnlockWords = {
  /** What opens the time, as a sentence. */
  opens: string;
  /** What the button says that makes the change. */
  take: string;
};

/** What is said of the change that opens a time; nothing where whom or what it is about is not known by name. */
export function useUnlockWords({ masters, services }: Offer): (unlock: Unlock) => UnlockWords | undefined {
  const t = useT();
  const language = useLanguage();
  return (unlock) => {
    switch (unlock.kind) {
      case "otherMaster": {
        const master = masters.find(({ id }) => id === unlock.otherMasterId)?.name;
        if (master === undefined) return undefined;
        return {
          opens: t("reservation.unlock.otherMaster.opens"),
          take: t("reservation.unlock.otherMaster.take", { master }),
        };
      }
      case "longerWait": {
        const duration = formatDurationInText(unlock.awaitingTime, language);
        return {
          opens: t("reservation.unlock.longerWait.opens"),
          take: t("reservation.unlock.longerWait.take", { duration }),
        };
      }
      case "otherManner": {
        const { manner } = unlock;
        return { opens: t(`reservation.unlock.${manner}.opens`), take: t(`reservation.unlock.${manner}.take`) };
      }
      case "withoutService": {
        const service = services.find(({ id }) => id === unlock.serviceId)?.name;
        if (service === undefined) return undefined;
        const take = t("reservation.unlock.withoutService.take", {
          service,
          whom: forWhom(unlock.person, t) ?? "",
        }).trim();
        return { opens: t("reservation.unlock.withoutService.opens"), take };
      }
    }
  };
}
