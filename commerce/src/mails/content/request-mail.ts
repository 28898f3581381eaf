import { formatRappen } from '../../contract/money/money'
import { decodeNames } from '../../contract/custom-print/field-names'
import { SHIRT_SIZES } from '../../contract/custom-print/blanks'
import { formatCm } from '../../contract/custom-print/print-spec'
import { type Language, STUDIO_LANGUAGE } from '../../contract/site/language'
import { typesetDate } from '../../contract/text/typeset-date'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import type { RequestMail, RequestMailData } from '../mail'
import { isMailKindWith, type RequestMailKind } from '../mail-kinds'
import {
  type ContentBlock,
  type MailContent,
  type MailLinks,
  type MailTextKey,
  type MailTexts,
  getMailTexts,
} from './mail-content'
import { formatGreeting, formatSignature } from './mail-phrases'

/** What a mail about a request says. Its subject and title are the texts `<kind>.subject` and `<kind>.title`. */
type RequestMailDefinition = {
  paragraphs: readonly MailTextKey[]
  /** Over the words of the studio or the buyer, if there are some. */
  wordsTitle: MailTextKey
}

const REQUEST_MAILS: Readonly<Record<RequestMailKind, RequestMailDefinition>> = {
  press_received: {
    paragraphs: ['press_received.text', 'press_received.next', 'press_received.back'],
    wordsTitle: 'press.reason',
  },
  press_notice: { paragraphs: ['press_notice.text'], wordsTitle: 'press.reason' },
  press_question: { paragraphs: ['press_question.text'], wordsTitle: 'press.question' },
  press_answered: { paragraphs: ['press_answered.text'], wordsTitle: 'press.answer' },
  press_proof: { paragraphs: ['press_proof.text', 'press_proof.holds'], wordsTitle: 'press.message' },
  press_newer_proof: {
    paragraphs: ['press_newer_proof.text', 'press_proof.holds'],
    wordsTitle: 'press.message',
  },
  press_change_wanted: { paragraphs: ['press_change_wanted.text'], wordsTitle: 'press.change' },
  press_declined: {
    paragraphs: ['press_declined.text', 'press_declined.next'],
    wordsTitle: 'press.reason',
  },
  press_withdrawn: { paragraphs: ['press_withdrawn.text'], wordsTitle: 'press.reason' },
  press_ending: { paragraphs: ['press_ending.text'], wordsTitle: 'press.reason' },
  press_deleted: { paragraphs: ['press_deleted.text'], wordsTitle: 'press.reason' },
}

/** The first mails about a reorder have these texts in place of the usual ones. */
const REORDER_TEXTS: Partial<Record<MailTextKey, MailTextKey>> = {
  'press_received.title': 'press_received.againTitle',
  'press_received.text': 'press_received.againText',
  'press_notice.subject': 'press_notice.againSubject',
  'press_notice.text': 'press_notice.againText',
}

/** Returns the content of a mail about a print request. */
export function buildRequestMailContent(
  { kind, data: storedData }: Pick<RequestMail, 'kind' | 'data'>,
  links: MailLinks,
  studio: StudioProfile,
): MailContent {
  const data = decodeNames(storedData)
  const isStudioMail = isMailKindWith(kind, { audience: 'studio' })
  const isAboutDeletion = isMailKindWith(kind, { subjectType: 'deletion' })
  const language = isStudioMail ? STUDIO_LANGUAGE : data.language
  const t = getMailTexts(language)
  const { proof } = data
  const values = {
    number: data.number,
    before: data.reorderOf ?? 0,
    studio: studio.name,
    version: proof?.version ?? 1,
    readyOn: formatDay(proof?.readyOn, language),
    validUntil: formatDay(proof?.validUntil, language),
  }
  const translate = (key: MailTextKey) =>
    t(data.reorderOf === undefined ? key : (REORDER_TEXTS[key] ?? key), values)
  const paragraphs = REQUEST_MAILS[kind].paragraphs.map(translate)
  return {
    studio: studio.name,
    language,
    subject: translate(`${kind}.subject`),
    preview: paragraphs[0] ?? '',
    title: translate(`${kind}.title`),
    paragraphs: isStudioMail ? paragraphs : [`${formatGreeting(data.name, language, t)},`, ...paragraphs],
    ...(!isAboutDeletion && {
      picture: t('press.picture', { print: formatPrintName(data, t), where: formatPrintPosition(data, t) }),
    }),
    blocksAbove: [...buildWordsBlocks(kind, data, t), ...(isStudioMail ? buildContactBlocks(data, t) : [])],
    // A deleted request has no page any more.
    ...(!isAboutDeletion && {
      button: isStudioMail
        ? { label: t('press.openList'), url: links.studio }
        : { label: t(proof === undefined ? 'press.openRequest' : 'press.openProof'), url: links.buyer },
      order: buildPrintSummary(data, t),
    }),
    blocksBelow: [],
    footer: [
      ...(isStudioMail ? [t('press.studioReason')] : []),
      ...(isStudioMail || isAboutDeletion ? [] : [t('press.linkNote')]),
      ...(isStudioMail ? [] : [t('questions', { email: studio.email })]),
      formatSignature(studio),
    ],
  }
}

function buildWordsBlocks(kind: RequestMailKind, { words }: RequestMailData, t: MailTexts): ContentBlock[] {
  return words === '' ? [] : [{ title: t(REQUEST_MAILS[kind].wordsTitle), lines: words.split(/\n+/) }]
}

/** Formats a day 'YYYY-MM-DD' in a language; '' if there is none. */
function formatDay(day: string | undefined, language: Language): string {
  if (day === undefined) return ''
  const locale = language === 'en' ? 'en-GB' : `${language}-CH`
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return typesetDate(format.format(new Date(day)), language)
}

function buildContactBlocks(
  { name, email, note, requestedDate }: RequestMailData,
  t: MailTexts,
): ContentBlock[] {
  return [
    { title: t('buyer'), lines: [name, email] },
    ...(note === '' ? [] : [{ title: t('press.note'), lines: note.split(/\n+/) }]),
    ...(requestedDate === null
      ? []
      : [{ title: t('press.wishDate'), lines: [formatDay(requestedDate, STUDIO_LANGUAGE)] }]),
  ]
}

/** Returns what is printed on which shirt. */
function formatPrintName({ spec }: RequestMailData, t: MailTexts): string {
  const shirt = t('press.shirt', { colour: t(`colour.${spec.shirt}`) })
  return spec.method === 'dtg'
    ? t('press.dtg', { shirt })
    : t('press.screen', { ink: t(`colour.${spec.ink}`), shirt })
}

function formatPrintPosition({ spec }: RequestMailData, t: MailTexts): string {
  return `${t(`press.place.${spec.place}`)}, ${formatCm(spec.width)} cm`
}

function buildPrintSummary(data: RequestMailData, t: MailTexts): NonNullable<MailContent['order']> {
  const { spec, quote, delivery, number, proof } = data
  const money = (rappen: number) => formatRappen(rappen, data.currency)
  const sizes = SHIRT_SIZES.filter((size) => spec.counts[size] > 0).map(
    (size) => `${spec.counts[size]}\u00a0×\u00a0${size}`,
  )
  return {
    title:
      proof === undefined
        ? t('press.requestNumber', { number })
        : t('press.requestVersion', { number, version: proof.version }),
    lines: [
      { name: formatPrintName(data, t), detail: `${formatPrintPosition(data, t)} · ${sizes.join(', ')}` },
    ],
    totals: [
      { label: t('subtotal'), amount: money(quote.net) },
      { label: t('tax', { rate: data.taxRatePercent }), amount: money(quote.tax) },
      { label: t(delivery), amount: money(quote.shipping) },
      { label: t('total'), amount: money(quote.total) },
    ],
  }
}
