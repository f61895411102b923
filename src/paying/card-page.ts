import { createContext } from "react";

/**
 * Opens PayBox's page, at which a card is saved, and leaves for it; rejects where it can't be opened. Undefined where nobody can
 * save one: a guest, a page in a frame, what is not paid by saved cards.
 */
export type OpenCardPage = (() => Promise<void>) | undefined;

export const OpenCardPageContext = createContext<OpenCardPage>(undefined);
