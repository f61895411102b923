/** The client who is signed in, and the session that says so; it stood when the request came. */
export type CurrentUser = { id: string; sessionId: string };
