import type { ContentBlock, MailContent } from '../content/mail-content'

const WIDTH = 60
const RULE = '-'.repeat(WIDTH)

export function renderPlainText(content: MailContent): string {
  const { order, button } = content
  const parts = [
    content.title.toUpperCase(),
    ...content.paragraphs,
    ...content.blocksAbove.map(renderBlockText),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(order === undefined ? [] : [renderOrderText(order)]),
    ...content.blocksBelow.map(renderBlockText),
    [RULE, ...content.footer].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderBlockText({ title, lines }: ContentBlock): string {
  const texts = lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`))
  return [title, ...texts].join('\n')
}

function renderOrderText({ title, lines, totals }: NonNullable<MailContent['order']>): string {
  return [
    ...(title === '' ? [] : [title]),
    RULE,
    ...lines.flatMap((line) => [alignPair(line.name, line.amount ?? ''), `  ${line.detail}`]),
    RULE,
    ...totals.map(({ label, amount }) => alignPair(label, amount)),
  ].join('\n')
}

function alignPair(left: string, right: string): string {
  return `${left}${' '.repeat(Math.max(2, WIDTH - left.length - right.length))}${right}`
}
