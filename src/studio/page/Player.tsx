import { useEffect, useEffectEvent, useState } from "react";
import { copyText } from "../../browser/clipboard.ts";
import { commandOf, stepMs } from "../paths/log.ts";
import type { PlayablePath } from "../paths/path.ts";
import styles from "./PathsPage.module.css";
import studio from "./StudioPage.module.css";

type Props = {
  path: PlayablePath;
  /** The index of the step that is shown. */
  at: number;
  onGo: (at: number) => void;
};

const speeds = [0.5, 1, 2, 4];

/** Goes along a path, by itself or step by step, and says by what command it is played in a browser. */
export function Player({ path, at, onGo }: Props) {
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = path.steps.length - 1;
  const isPlaying = wantsToPlay && at < last;
  const goOn = useEffectEvent(() => onGo(at + 1));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(goOn, stepMs / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  const play = () => {
    if (at === last) onGo(0);
    setWantsToPlay(!isPlaying);
  };
  const stepTo = (index: number) => {
    setWantsToPlay(false);
    onGo(index);
  };
  return (
    <>
      <h2 className={styles.name}>{path.name}</h2>
      <div className={studio.travel}>
        <button type="button" disabled={at === 0} onClick={() => stepTo(at - 1)}>
          Back
        </button>
        <button type="button" aria-pressed={isPlaying} onClick={play}>
          {isPlaying ? "Pause" : "Play"}
        </button>
        <button type="button" disabled={at === last} onClick={() => stepTo(at + 1)}>
          Step
        </button>
        <label className={styles.speed}>
          Speed{" "}
          <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
            {speeds.map((one) => (
              <option key={one} value={one}>
                {one} ×
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol className={styles.steps} aria-label="Steps">
        {path.steps.map(({ name }, index) => (
          <li key={index}>
            <button type="button" aria-current={index === at ? "step" : undefined} onClick={() => stepTo(index)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      <Command text={commandOf(path)} />
    </>
  );
}

function Command({ text }: { text: string }) {
  const [news, setNews] = useState("");
  const copy = async () =>
    setNews((await copyText(text)) ? "Copied." : "This browser does not let it be copied: select it.");
  return (
    <div className={studio.travel}>
      <span>
        In Chromium, where that can be: <code className={styles.command}>{text}</code>
      </span>
      <button type="button" onClick={() => void copy()}>
        Copy
      </button>
      <small role="status">{news}</small>
    </div>
  );
}
