/** The text of an answer. @throws Error as soon as there is more of it than `most` bytes; what is left is not fetched */
export async function textWithin(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (bytes > most) {
      await reader?.cancel();
      throw new Error(`more than ${most} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
