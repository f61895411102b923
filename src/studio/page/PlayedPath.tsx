import { useState } from "react";
import { logOf } from "../paths/log.ts";
import type { PlayablePath } from "../paths/path.ts";
import { noFilter, passes } from "../seen/filter.ts";
import { keyOf, nothingSeen, addMessage } from "../seen/seen.ts";
import { lastStanding, standingAfter } from "../seen/standing.ts";
import type { FromPage } from "../wire.ts";
import { Actors } from "./Actors.tsx";
import { Chart } from "./Chart.tsx";
import { Context } from "./Context.tsx";
import { Player } from "./Player.tsx";
import styles from "./StudioPage.module.css";
import { WhatHappened } from "./WhatHappened.tsx";

/** A path at one of its steps: where its machine and those that it invokes stood then, and what had happened until then. */
export function PlayedPath({ path }: { path: PlayablePath }) {
  const [at, setAt] = useState(0);
  const [chosenKey, setChosenKey] = useState("");
  const [looked, setLooked] = useState<FromPage>();
  const [filter, setFilter] = useState(noFilter);
  const log = logOf(path, at);
  const seen = log.reduce(addMessage, nothingSeen);
  const chosen = seen.actors.find(({ key }) => key === chosenKey) ?? seen.actors[0];
  if (chosen === undefined) return null;
  const standing =
    looked === undefined
      ? lastStanding(log, chosen)
      : standingAfter(log.slice(0, log.findIndex(({ number }) => number === looked.number) + 1), chosen);
  const go = (to: number) => {
    setAt(to);
    setLooked(undefined);
  };
  const look = (entry: FromPage | undefined) => {
    setLooked(entry);
    if (entry !== undefined && "actor" in entry.observation) setChosenKey(keyOf(entry.page, entry.observation.actor));
  };
  return (
    <>
      <section className={styles.middle} aria-label={path.name}>
        <Player path={path} at={at} onGo={go} />
        <Actors actors={seen.actors} chosen={chosen.key} onChoose={setChosenKey} />
        <Chart machine={chosen.machine} state={standing?.state ?? ""} transitions={standing?.transitions ?? []} />
        <Context changes={standing?.changes ?? []} context={standing?.context} />
      </section>
      <WhatHappened
        seen={seen}
        log={log.filter((entry) => passes(filter, entry))}
        filter={filter}
        onFilter={setFilter}
        looked={log.find(({ number }) => number === looked?.number)}
        onLook={look}
      />
    </>
  );
}
