/** How late the second press of a double press comes, milliseconds. */
export const doublePressMs = 400;
