/** React Router's key of the first history entry: there focus starts where the browser puts it. */
export const INITIAL_HISTORY_KEY = 'default'

/** Moves the focus to what opens, without scrolling there. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
