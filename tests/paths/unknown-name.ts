/** What somebody asked for by a name or a number that nothing has. */
export class UnknownName extends Error {}
