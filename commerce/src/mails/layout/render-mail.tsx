import { render } from '@react-email/render'
import type { MailImages } from '../mail-images'
import type { MailContent } from '../content/mail-content'
import { MailLayout } from './mail-layout'
import { renderPlainText } from './plain-text'

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders HTML and text, with places for its attached pictures. Line breaks cannot reach the subject. */
export async function renderMail(
  content: MailContent,
  { mark, goods, print }: Partial<MailImages> = {},
): Promise<RenderedMail> {
  return {
    subject: content.subject.replaceAll(/\s+/g, ' '),
    html: await render(
      <MailLayout
        content={content}
        has={{ mark: mark !== undefined, goods: goods !== undefined, print: print !== undefined }}
      />,
    ),
    text: renderPlainText(content),
  }
}
