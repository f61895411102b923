/** Whether the page is a widget inside of another page (spec §4). */
export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}

/** The referrer of a widget: 'widget-' plus the digits of the path (spec §4). */
export function widgetReferrer(path: string): string {
  return `widget-${path.replace(/\D/g, "")}`;
}
