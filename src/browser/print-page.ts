/** Prints the page, or has it saved, as the browser does. */
export function printPage(): void {
  window.print();
}
