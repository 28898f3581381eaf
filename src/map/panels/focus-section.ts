import { focusHeading } from '@/lib/focus-heading'

/** Moves the focus to the heading of a section, or of a part of it, where its text is read, and else to its label. */
export function focusSection(section: HTMLElement, isTextShown: boolean): void {
  if (isTextShown) {
    const heading = section.querySelector<HTMLElement>('h1, h2')
    if (heading) focusHeading(heading)
  } else {
    const label = section
      .closest('[data-zoom-level]')
      ?.querySelector<HTMLElement>(':scope > nav > [aria-current]')
    label?.focus({ preventScroll: true })
  }
}
