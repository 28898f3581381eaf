/** Headings hold soft hyphens to break long words; a subject must not. */
const SOFT_HYPHENS = /\u00AD/g

export function createMailtoUrl(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject.replace(SOFT_HYPHENS, ''))}`
}
