/** A row of a table in a mail: what, more about it, and what it costs. */
export type ContentLine = { name: string; detail: string; amount?: string }

/** A titled block of short lines; a line may be a link. */
export type ContentBlock = { title: string; lines: (string | { label: string; url: string })[] }

/** Everything that a mail says, in its order and in one language, before anybody has decided how it looks. */
export type MailContent = {
  language: string
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  /** What matters now, such as a tracking number. */
  first: ContentBlock[]
  button?: { label: string; url: string }
  order?: {
    title: string
    lines: ContentLine[]
    /** The last one is the total. */
    totals: { label: string; amount: string }[]
  }
  last: ContentBlock[]
  footer: string[]
}
