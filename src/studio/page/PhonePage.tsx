import { useState } from "react";
import { navigateToPage } from "../../browser/open-page.ts";
import { isOpenToOthers, letStudioWatch } from "../../browser/studio-cookie.ts";
import { noFaults } from "../faults/faults.ts";
import { keepFaults } from "../faults/storage.ts";
import styles from "./PhonePage.module.css";

/** Where a browser on another device says that it may be watched, and later that it may be no more. */
export function PhonePage() {
  const [isWatched, setIsWatched] = useState(isOpenToOthers);
  const allow = () => {
    letStudioWatch("open");
    navigateToPage("/");
  };
  const forbid = () => {
    letStudioWatch("nobody");
    keepFaults(noFaults);
    setIsWatched(false);
  };
  return (
    <main className={styles.page}>
      <h1>{isWatched ? "This browser is watched" : "May the studio watch this browser?"}</h1>
      <p>
        Whoever has the studio of this service open sees what the app does here, step by step, can send it events, and
        can have its calls go wrong until this is ended here. Names, phones, codes, cards and whatever opens something
        are struck out before anything is sent.
      </p>
      <button type="button" onClick={allow}>
        {isWatched ? "To the app" : "Yes, watch this browser"}
      </button>
      {isWatched && (
        <button type="button" onClick={forbid}>
          Watch it no more
        </button>
      )}
    </main>
  );
}
