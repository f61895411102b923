/** Why the process cannot start: one sentence that tells a client what to do, printed without a stack. */
export class StartupError extends Error {
  override readonly name: string = "StartupError";
}

/** The code of a system or PostgreSQL error ("EACCES", "28P01"), when it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Turns the system's refusal of a folder into a StartupError; any other error comes back as it is. */
export function folderError(folder: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new StartupError(
      `Cannot write to the data folder ${folder}: give this user the right to, or choose another folder with KEZEK_DATA.`,
    );
  }
  if (code === "ENOTDIR" || code === "EEXIST") {
    return new StartupError(`${folder} is not a folder: remove it, or choose another data folder with KEZEK_DATA.`);
  }
  if (code === "ENOSPC") {
    return new StartupError(`The disk under ${folder} is full: free some space, or choose another with KEZEK_DATA.`);
  }
  return error;
}
