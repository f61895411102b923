/** A ticket as people read it: "4A1F-09C2-B7D3". */
export function groups(ticket: string): string {
  return ticket.replaceAll(/(.{4})(?=.)/g, "$1-");
}
