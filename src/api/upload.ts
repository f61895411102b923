/** Whether a call may send pictures: that takes long on a bad network. */
export function isUpload({ method, url }: Request): boolean {
  return method === "POST" && /\/(avatar-upload|reviews)$/.test(url);
}
