/** React Router's key of the first history entry. There the browser decides where the focus starts. */
export const INITIAL_HISTORY_KEY = 'default'

/** Moves the focus to a heading without scrolling there. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
