/** What headings hold so that long words can break: no part of a subject. */
const SOFT_HYPHENS = /\u00AD/g

export function createMailtoUrl(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject.replace(SOFT_HYPHENS, ''))}`
}
