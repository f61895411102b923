import { useEffect, useState } from "react";
import { classes } from "../../ui/classes.ts";
import type { PlayablePath } from "../paths/path.ts";
import { readPaths } from "../paths/read-paths.ts";
import { PathSearch } from "./PathSearch.tsx";
import { PlayedPath } from "./PlayedPath.tsx";
import styles from "./PathsPage.module.css";
import studio from "./StudioPage.module.css";

/** Every path of every machine, to be found and played on its chart: nothing runs, and nothing is asked of the service. */
export function PathsPage({ onClose }: { onClose: () => void }) {
  const [paths, setPaths] = useState<readonly PlayablePath[]>([]);
  const [news, setNews] = useState("The paths are being read…");
  const [chosen, setChosen] = useState<PlayablePath>();
  useEffect(() => {
    const open = async () => {
      try {
        const read = await readPaths();
        setPaths(read);
        setNews(read.length === 0 ? "This studio was built without paths." : "Choose a path to play it here.");
      } catch {
        setNews("The paths could not be read: does the service still run?");
      }
    };
    void open();
  }, []);
  return (
    <main className={studio.page}>
      <header className={studio.title}>
        <h1>Paths</h1>
        <button type="button" onClick={onClose}>
          What runs now
        </button>
      </header>
      <PathSearch paths={paths} chosen={chosen} onChoose={setChosen} />
      {chosen === undefined ? (
        <section className={classes(studio.middle, styles.unchosen)}>
          <p role="status">{news}</p>
        </section>
      ) : (
        <PlayedPath key={`${chosen.machine} ${chosen.number}`} path={chosen} />
      )}
    </main>
  );
}
