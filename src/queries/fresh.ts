/** For how long free times are as good as new: they are other people's too. */
export const timesFreshMs = 15_000;
