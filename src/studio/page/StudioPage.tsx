import { useEffect, useReducer, useState } from "react";
import { pagePaths } from "../../../domain/addresses.ts";
import { openStudioChannel, type StudioChannel } from "../../browser/studio-channel.ts";
import { openPage } from "../../browser/open-page.ts";
import { currentAddress } from "../../browser/page.ts";
import { isStudioWatching, letStudioWatch } from "../../browser/studio-cookie.ts";
import { noFaults } from "../faults/faults.ts";
import { passes, noFilter } from "../seen/filter.ts";
import { isFromPage } from "../messages.ts";
import { addressOf } from "../seen/address.ts";
import { devicesOf } from "../seen/devices.ts";
import { saveRecording } from "../seen/save-recording.ts";
import { addMessage, nothingSeen } from "../seen/seen.ts";
import type { FromStudio } from "../wire.ts";
import { Chart } from "./Chart.tsx";
import { Context } from "./Context.tsx";
import { Faults } from "./Faults.tsx";
import { useStandIns } from "./faults/use-stand-ins.ts";
import { NothingYet } from "./NothingYet.tsx";
import { PathsPage } from "./PathsPage.tsx";
import { Processes } from "./Processes.tsx";
import { Send } from "./Send.tsx";
import { Stately } from "./Stately.tsx";
import styles from "./StudioPage.module.css";
import { Travel } from "./Travel.tsx";
import { useOwnFaults } from "./use-own-faults.ts";
import { useTravel } from "./use-travel.ts";
import { WatchPhone } from "./WatchPhone.tsx";
import { Watching } from "./Watching.tsx";
import { WhatHappened } from "./WhatHappened.tsx";

/** For QA and developers: every running process of every tab of this browser and of watched phones, and what happens to it. */
export function StudioPage() {
  const [seen, dispatch] = useReducer(addMessage, nothingSeen);
  const [channel, setChannel] = useState<StudioChannel>();
  const [filter, setFilter] = useState(noFilter);
  const [own, breakOwn] = useOwnFaults();
  const [isPaths, setIsPaths] = useState(false);
  const [isBreaking, setIsBreaking] = useState(false);
  const standIns = useStandIns(isBreaking);
  useEffect(() => {
    if (!isStudioWatching()) letStudioWatch("own");
    const askForEverything = () => ask(opened, { ask: "everything" });
    const opened = openStudioChannel(
      (message, otherBrowser) => dispatch(otherBrowser && isFromPage(message) ? { ...message, otherBrowser } : message),
      askForEverything,
    );
    askForEverything();
    setChannel(opened);
    return () => opened.close();
  }, []);
  const { chosen, choose, looked, look, past, standing } = useTravel(
    seen,
    (actors) => actors.findLast(({ status }) => status === "active") ?? actors.at(-1),
  );
  if (isPaths) return <PathsPage onClose={() => setIsPaths(false)} />;
  const faults = (
    <Faults
      own={own}
      devices={devicesOf(seen)}
      standIns={standIns}
      onOpen={() => setIsBreaking(true)}
      onBreakOwn={breakOwn}
      onBreak={(browser, wanted) => channel && ask(channel, { ask: "break", browser, faults: wanted })}
      onOpenTab={() => openPage(chosen === undefined ? pagePaths.home : addressOf(seen.log, chosen))}
    />
  );
  if (chosen === undefined) return <NothingYet faults={faults} onPaths={() => setIsPaths(true)} />;
  const shown = seen.log.filter((entry) => passes(filter, entry));
  return (
    <main className={styles.page}>
      <header className={styles.title}>
        <h1>Studio</h1>
        <button type="button" onClick={() => setIsPaths(true)}>
          Paths
        </button>
        <Watching onEnd={() => breakOwn(noFaults)} />
        <Stately log={seen.log} />
        <WatchPhone studio={currentAddress()} />
        {faults}
      </header>
      <Processes seen={seen} chosen={chosen.key} onChoose={choose} />
      <section className={styles.middle} aria-label={`${chosen.machine} now`}>
        <Travel
          log={shown}
          looked={looked}
          onLook={look}
          machine={chosen.machine}
          state={standing?.state ?? "not begun"}
          onExport={() => saveRecording(past, chosen)}
        />
        <Chart machine={chosen.machine} state={standing?.state ?? ""} transitions={standing?.transitions ?? []} />
        <Send
          actor={chosen}
          isPast={looked !== undefined}
          onSend={(event) => channel && ask(channel, { ask: "send", page: chosen.page, actor: chosen.actor, event })}
        />
        <Context changes={standing?.changes ?? []} context={standing?.context} />
      </section>
      <WhatHappened seen={seen} log={shown} filter={filter} onFilter={setFilter} looked={looked} onLook={look} />
    </main>
  );
}

function ask(channel: StudioChannel, message: FromStudio): void {
  channel.post(message);
}
