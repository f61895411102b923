import { useState } from "react";
import { logOf } from "../paths/log.ts";
import type { PlayablePath } from "../paths/path.ts";
import { noFilter, passes } from "../seen/filter.ts";
import { addMessage, nothingSeen } from "../seen/seen.ts";
import { Actors } from "./Actors.tsx";
import { Chart } from "./Chart.tsx";
import { Context } from "./Context.tsx";
import { Player } from "./Player.tsx";
import styles from "./StudioPage.module.css";
import { useTravel } from "./use-travel.ts";
import { WhatHappened } from "./WhatHappened.tsx";

/** A path at one of its steps: where its machine and those that it invokes stood then, and what had happened until then. */
export function PlayedPath({ path }: { path: PlayablePath }) {
  const [at, setAt] = useState(0);
  const [filter, setFilter] = useState(noFilter);
  const seen = logOf(path, at).reduce(addMessage, nothingSeen);
  const { chosen, choose, looked, look, standing } = useTravel(seen, (actors) => actors[0]);
  if (chosen === undefined) return null;
  const go = (to: number) => {
    setAt(to);
    look(undefined);
  };
  return (
    <>
      <section className={styles.middle} aria-label={path.name}>
        <Player path={path} at={at} onGo={go} />
        <Actors actors={seen.actors} chosen={chosen.key} onChoose={choose} />
        <Chart machine={chosen.machine} state={standing?.state ?? ""} transitions={standing?.transitions ?? []} />
        <Context changes={standing?.changes ?? []} context={standing?.context} />
      </section>
      <WhatHappened
        seen={seen}
        log={seen.log.filter((entry) => passes(filter, entry))}
        filter={filter}
        onFilter={setFilter}
        looked={looked}
        onLook={look}
      />
    </>
  );
}
