import { formatRappen } from '../../contract/money'
import { isForStudio, type PressMailKind } from '../../contract/press-mails'
import { SIZES } from '../../contract/press/job'
import { STUDIO_LANGUAGE } from '../../contract/settings'
import type { StudioFacts } from '../../contract/studio-facts'
import type { PressMail, PressMailFacts } from '../../modules/checkout/mail-types'
import type { ContentBlock, MailContent } from '../layout/mail-content'
import { signature } from './compose-mail'
import { type MailTextKey, type MailTexts, mailTexts } from './mail-texts'

const PARAGRAPHS: Readonly<Record<PressMailKind, readonly MailTextKey[]>> = {
  press_received: ['press_received.text', 'press_received.next', 'press_received.back'],
  press_notice: ['press_notice.text'],
  press_question: ['press_question.text'],
  press_declined: ['press_declined.text', 'press_declined.next'],
  press_withdrawn: ['press_withdrawn.text'],
  press_ending: ['press_ending.text'],
}

/** What a mail about a request of the press says; `listUrl` leads the studio to its list. */
export function composePressMail(
  { kind, facts }: Pick<PressMail, 'kind' | 'facts'>,
  listUrl: string,
  studio: StudioFacts,
): MailContent {
  const forStudio = isForStudio(kind)
  const language = forStudio ? STUDIO_LANGUAGE : facts.language
  const t = mailTexts(language)
  const values = { number: facts.number, studio: studio.name }
  const paragraphs = PARAGRAPHS[kind].map((key) => t(key, values))
  return {
    studio: studio.name,
    language,
    subject: t(`${kind}.subject`, values),
    preview: paragraphs[0] ?? '',
    title: t(`${kind}.title`, values),
    paragraphs: forStudio ? paragraphs : [`${t('greeting_name', { name: facts.name })},`, ...paragraphs],
    first: [...wordsOf(kind, facts, t), ...(forStudio ? buyerOf(facts, t) : [])],
    ...(forStudio ? { button: { label: t('press.openList'), url: listUrl } } : {}),
    order: printOf(facts, t),
    last: [],
    footer: [
      forStudio ? t('press.studioReason') : t('questions', { email: studio.email }),
      signature(studio),
    ],
  }
}

function wordsOf(kind: PressMailKind, { words }: PressMailFacts, t: MailTexts): ContentBlock[] {
  const title = kind === 'press_question' ? 'press.question' : 'press.reason'
  return words === '' ? [] : [{ title: t(title), lines: words.split(/\n+/) }]
}

function buyerOf({ name, email, note, wishDate }: PressMailFacts, t: MailTexts): ContentBlock[] {
  return [
    { title: t('buyer'), lines: [name, email] },
    ...(note === '' ? [] : [{ title: t('press.note'), lines: note.split(/\n+/) }]),
    ...(wishDate === null ? [] : [{ title: t('press.wishDate'), lines: [wishDate] }]),
  ]
}

function printOf({ job, quote, delivery, ...facts }: PressMailFacts, t: MailTexts): MailContent['order'] {
  const money = (rappen: number) => formatRappen(rappen, facts.currency)
  const what =
    job.method === 'dtg'
      ? t('press.dtg', { shirt: t(`press.shirt.${job.shirt}`) })
      : t('press.screen', { ink: t(`press.ink.${job.ink}`), shirt: t(`press.shirt.${job.shirt}`) })
  const where = t(`press.place.${job.place}`)
  const sizes = SIZES.filter((size) => job.counts[size] > 0).map((size) => `${job.counts[size]} × ${size}`)
  return {
    title: t('press.requestNumber', { number: facts.number }),
    lines: [{ name: what, detail: `${where}, ${(job.width / 10).toFixed(1)} cm · ${sizes.join(', ')}` }],
    totals: [
      { label: t('subtotal'), amount: money(quote.net) },
      { label: t('tax', { rate: facts.taxRatePercent }), amount: money(quote.tax) },
      { label: t(delivery), amount: money(quote.shipping) },
      { label: t('total'), amount: money(quote.total) },
    ],
  }
}
