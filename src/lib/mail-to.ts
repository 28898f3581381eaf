import { SETTINGS } from '@contract/settings'

/** What headings hold so that long words can break: no part of a subject. */
const SOFT_HYPHENS = /\u00AD/g

export function mailTo(subject: string): string {
  return `mailto:${SETTINGS.email}?subject=${encodeURIComponent(subject.replace(SOFT_HYPHENS, ''))}`
}
