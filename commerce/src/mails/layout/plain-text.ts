import type { ContentBlock, MailContent } from '../content/mail-content'

const WIDTH = 60
const RULE = '-'.repeat(WIDTH)

export function mailText(content: MailContent): string {
  const { order, button } = content
  const parts = [
    content.title.toUpperCase(),
    ...content.paragraphs,
    ...content.first.map(blockText),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(order === undefined ? [] : [orderText(order)]),
    ...content.last.map(blockText),
    [RULE, ...content.footer].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText({ title, lines }: ContentBlock): string {
  const texts = lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`))
  return [title, ...texts].join('\n')
}

function orderText({ title, lines, totals }: NonNullable<MailContent['order']>): string {
  return [
    ...(title === '' ? [] : [title]),
    RULE,
    ...lines.flatMap((line) => [pair(line.name, line.amount ?? ''), `  ${line.detail}`]),
    RULE,
    ...totals.map(({ label, amount }) => pair(label, amount)),
  ].join('\n')
}

function pair(left: string, right: string): string {
  return `${left}${' '.repeat(Math.max(2, WIDTH - left.length - right.length))}${right}`
}
