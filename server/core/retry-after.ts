/** After how many seconds what is not available now may be asked for again. */
export const retryAfterSeconds = 5;
