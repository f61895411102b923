import { useState } from "react";
import type { Raffle } from "../../../domain/entities.ts";
import { drawWinner, sha256Hex } from "../../../domain/raffle.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { groups } from "./ticket.ts";
import styles from "./raffle.module.css";

/** What the draw is recomputed from, and its recomputation by this browser. */
export function Proof({ raffle: { seedHash, draw } }: { raffle: Raffle }) {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="proof">
      <h2 id="proof">{t("raffle.proof")}</h2>
      {!draw && <p>{t("raffle.proofBefore")}</p>}
      <p>{t("raffle.rule")}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t("raffle.hash")}</dt>
          <dd>
            <code>{seedHash}</code>
          </dd>
        </div>
        {draw && (
          <>
            <div>
              <dt>{t("raffle.seed")}</dt>
              <dd>
                <code>{draw.seed}</code>
              </dd>
            </div>
            <div>
              <dt>{t("raffle.winner")}</dt>
              <dd>{draw.winner === undefined ? t("raffle.noWinner") : <strong>{groups(draw.winner)}</strong>}</dd>
            </div>
          </>
        )}
      </dl>
      {draw && <Check seedHash={seedHash} draw={draw} />}
    </section>
  );
}

type Drawn = { seedHash: string; draw: NonNullable<Raffle["draw"]> };

function Check({ seedHash, draw: { seed, tickets, winner } }: Drawn) {
  const t = useT();
  const [isRight, setIsRight] = useState<boolean>();
  const check = async () => {
    const isSeed = (await sha256Hex(seed)) === seedHash;
    setIsRight(isSeed && (await drawWinner(seed, tickets)) === winner);
  };
  return (
    <>
      <details className={styles.all}>
        <summary>{t("raffle.allTickets")}</summary>
        <p>{tickets.map(groups).join(" ")}</p>
      </details>
      <Button kind="soft" onClick={() => void check()}>
        {t("raffle.check")}
      </Button>
      <div role="status">
        {isRight !== undefined && (
          <Notice tone={isRight ? "jade" : "brick"}>{t(isRight ? "raffle.right" : "raffle.wrong")}</Notice>
        )}
      </div>
    </>
  );
}
