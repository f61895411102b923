import type { ReactNode } from "react";
import { currentAddress } from "../../browser/page.ts";
import styles from "./StudioPage.module.css";
import { WatchPhone } from "./WatchPhone.tsx";

type Props = {
  /** What lets something go wrong: here, from the first load of a page on. */
  faults: ReactNode;
  onPaths: () => void;
};

/** What to do before anything was received. */
export function NothingYet({ faults, onPaths }: Props) {
  return (
    <main className={styles.nothing}>
      <h1>Studio</h1>
      <p>
        No process has begun yet. Open a page of the app in another tab of this browser, or reload one that is open:
        from now on they say here what they do.
      </p>
      <p>
        <a href="/" target="_blank" rel="opener noreferrer">
          Open the app
        </a>
      </p>
      <p className={styles.send}>
        Or look at any path of any machine:{" "}
        <button type="button" onClick={onPaths}>
          Paths
        </button>
      </p>
      {faults}
      <WatchPhone studio={currentAddress()} />
    </main>
  );
}
