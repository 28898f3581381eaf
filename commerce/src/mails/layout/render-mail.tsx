import { render } from '@react-email/render'
import type { MailContent } from './mail-content'
import { MailLayout } from './mail-layout'
import { mailText } from './plain-text'

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders HTML and text. Line breaks cannot reach the subject. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  return {
    subject: content.subject.replaceAll(/\s+/g, ' '),
    html: await render(<MailLayout content={content} />),
    text: mailText(content),
  }
}
