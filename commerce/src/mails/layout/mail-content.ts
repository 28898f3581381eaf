type ContentLine = { name: string; detail: string; amount?: string }

/** A line may be a link. */
export type ContentBlock = { title: string; lines: (string | { label: string; url: string })[] }

/** What a mail says, without how it looks. */
export type MailContent = {
  language: string
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  title: string
  paragraphs: string[]
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
