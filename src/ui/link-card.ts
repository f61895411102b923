import styles from "./link-card.module.css";

/** The classes of a card that is pressed wherever it is, and of its link; what can be pressed besides lies over that. */
export const { card: linkCardClassName, link: cardLinkClassName } = styles;
