import styles from "./tabs.module.css";

/** The classes of links that are tabs, of which `aria-current` has the shown one, and of the row that they stand in. */
export const { row: tabRowClassName, tab: tabClassName } = styles;
