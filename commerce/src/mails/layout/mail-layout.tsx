import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { render } from '@react-email/render'
import type { ContentBlock, MailContent } from '../content/mail-content'
import { DARK_STYLE, STYLE } from './mail-style'
import type { MailImages } from '../mail-images'
import { renderPlainText } from './plain-text'

type ImageFlags = Record<'mark' | 'goods' | 'print', boolean>

type MailLayoutProps = { content: MailContent; has: ImageFlags }

/** Content-IDs of the attached pictures, which mail programs need not fetch. */
export const CIDS = { mark: 'mark', goods: 'goods', print: 'print' } as const

const GOODS_PX = { width: 540, height: 215 }

/** In px: the width of a mail without its margins. */
const PRINT_PX = 560

/** A mail 600 px wide. Its pictures have alternative texts, as many programs show pictures only on request. */
function MailLayout({ content, has }: MailLayoutProps) {
  const { button, order } = content
  return (
    <Html lang={content.language}>
      <Head>
        <title>{content.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLE }} />
      </Head>
      <Body className="paper" style={STYLE.body}>
        <Preview>{content.preview}</Preview>
        <Container className="paper" style={STYLE.container}>
          <Section style={STYLE.page}>
            <Masthead studio={content.studio} hasMark={has.mark} />
            <div className="ink" style={STYLE.thickRule} />
            <h1 className="ink title" style={STYLE.title}>
              {content.title}
            </h1>
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph} className="ink" style={STYLE.paragraph}>
                {paragraph}
              </p>
            ))}
            {has.goods ? (
              <img
                src={`cid:${CIDS.goods}`}
                width={GOODS_PX.width}
                height={GOODS_PX.height}
                alt={content.picture ?? ''}
                style={STYLE.goods}
              />
            ) : null}
            {has.print ? (
              <img
                className="ink"
                src={`cid:${CIDS.print}`}
                width={PRINT_PX}
                alt={content.picture ?? ''}
                style={STYLE.print}
              />
            ) : null}
            {content.blocksAbove.map((block) => (
              <Block key={block.title} block={block} />
            ))}
            {button === undefined ? null : (
              <Section style={STYLE.buttonRow}>
                <Button className="button" href={button.url} style={STYLE.button}>
                  {button.label}
                </Button>
              </Section>
            )}
            {order === undefined ? null : <OrderTable order={order} />}
            {content.blocksBelow.map((block) => (
              <Block key={block.title} block={block} />
            ))}
            <Section style={STYLE.footerRow}>
              <div className="ink" style={STYLE.thickRule} />
              {content.footer.map((line) => (
                <p key={line} className="ink" style={STYLE.footer}>
                  {line}
                </p>
              ))}
            </Section>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

function Masthead({ studio, hasMark }: { studio: string; hasMark: boolean }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className="ink" style={STYLE.name}>
            {hasMark ? (
              <img src={`cid:${CIDS.mark}`} width={48} height={48} alt="" style={STYLE.mark} />
            ) : null}
            {studio}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Block({ block }: { block: ContentBlock }) {
  return (
    <>
      <h2 className="ink" style={STYLE.blockTitle}>
        {block.title}
      </h2>
      {block.lines.map((line) =>
        typeof line === 'string' ? (
          <p key={line} className="ink" style={STYLE.blockLine}>
            {line}
          </p>
        ) : (
          <p key={line.label} className="ink" style={STYLE.blockLine}>
            <a className="ink" href={line.url} target="_blank" rel="noreferrer" style={STYLE.link}>
              {line.label}
            </a>
          </p>
        ),
      )}
    </>
  )
}

/** Puts no-break spaces between currency and amount, and between a number and what it counts. */
function keepTogether(detail: string): string {
  return detail.replaceAll(/ ×|× |CHF /g, (part) => part.replace(' ', '\u00A0'))
}

function OrderTable({ order }: { order: NonNullable<MailContent['order']> }) {
  return (
    <>
      {order.title === '' ? (
        <div className="ink" style={STYLE.orderTitle} />
      ) : (
        <h2 className="ink" style={STYLE.orderTitle}>
          {order.title}
        </h2>
      )}
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {order.lines.map((line) => (
            <tr key={`${line.name} ${line.detail}`}>
              <td className="ink" style={STYLE.lineCell}>
                <span className="ink" style={STYLE.lineName}>
                  {line.name}
                </span>
                <br />
                {keepTogether(line.detail)}
              </td>
              <td className="ink" style={STYLE.amountCell}>
                {line.amount}
              </td>
            </tr>
          ))}
          {order.totals.map(({ label, amount }, index) => {
            const isLast = index === order.totals.length - 1
            return (
              <tr key={label}>
                <td className="ink" style={isLast ? STYLE.grandLabel : STYLE.totalLabel}>
                  {label}
                </td>
                <td className="ink" style={isLast ? STYLE.grandAmount : STYLE.totalAmount}>
                  {amount}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

export type RenderedMail = { subject: string; html: string; text: string }

/**
 * Renders a mail as HTML and as text, with references to its attached pictures.
 * Line breaks are removed from the subject.
 */
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
