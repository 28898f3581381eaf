/** What headings hold so that long words can break: no part of a subject. */
const SOFT_HYPHENS = /\u00AD/g

export function mailTo(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject.replace(SOFT_HYPHENS, ''))}`
}
