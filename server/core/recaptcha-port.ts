/** The check that a human asks, and no robot. */
export type RecaptchaPort = {
  /**
   * @param token what the check gave to the visitor's browser
   * @param address the visitor's
   * @returns whether it was a human
   * @throws RecaptchaUnreachable when there was no answer to that
   */
  isHuman(token: string, address: string): Promise<boolean>;
};

/** Whether a human asked is unknown. */
export class RecaptchaUnreachable extends Error {
  override readonly name = "RecaptchaUnreachable";
}
