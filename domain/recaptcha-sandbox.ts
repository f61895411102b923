/** The site key by which the client knows that the service has its sandbox for Google, and makes a token itself. */
export const sandboxSiteKey = "sandbox";

/** What every token begins with that the sandbox takes for a human's. */
export const sandboxTokenPrefix = "sandbox-";
