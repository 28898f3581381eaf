import { type Answer, type Request, type Route, route } from '../http'
import { pay } from '../payment/pay'
import type { Sandbox } from '../payment/sandbox'
import type { SessionRow } from '../payment/store'
import { type Language, SETTINGS } from '../../src/contract/settings'
import { framed } from './page-frame'
import { FIELDS, readPayment, typedIn } from './payment-form'
import { type FormState, closedPage, paymentPage } from './payment-page'
import { picture } from './picture'
import { type Translate, pageLanguage, translator } from './texts'

const PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** What buyers typed into forms that did not pay, by session; a process's memory is enough for it. */
type Drafts = Map<string, FormState>

/** The page at which a buyer pays: a plain form that works without a script. */
export function hostedRoutes(sandbox: Sandbox): Route[] {
  const drafts: Drafts = new Map()
  return [
    route('GET', '/c/pay/:id', (request) => showSession(sandbox, drafts, request)),
    route('POST', '/c/pay/:id', (request) => answerForm(sandbox, drafts, request)),
    route('GET', '/c/picture/:id/:line', ({ params }) => {
      const row = sandbox.store.sessions.get(params.id ?? '')
      return picture(row?.products[Number(params.line)]?.picture)
    }),
  ]
}

function showSession(sandbox: Sandbox, drafts: Drafts, request: Request): Answer {
  const row = sandbox.store.sessions.get(request.params.id ?? '')
  if (row?.session.status !== 'open') return showClosed(row, request)
  const [country = ''] = row.session.shipping_address_collection?.allowed_countries ?? []
  const typed = { ...typedIn(''), email: row.session.customer_email ?? '', country }
  return showForm(sandbox, row, request, drafts.get(row.session.id) ?? { typed, problems: {} })
}

/** Pays and leads to the shop, or leads back to the page, so that neither reload nor back sends the form again. */
function answerForm(sandbox: Sandbox, drafts: Drafts, request: Request): Answer {
  const row = sandbox.store.sessions.get(request.params.id ?? '')
  if (row?.session.status === 'complete') return seeOther(successUrl(row))
  if (row?.session.status !== 'open') return showClosed(row, request)
  const { id } = row.session
  const draft = tryToPay(sandbox, row, request.body)
  if (draft === undefined) {
    drafts.delete(id)
    return seeOther(successUrl(row))
  }
  drafts.set(id, draft)
  return seeOther(`/c/pay/${id}`)
}

/** Undefined when the card paid, else the form as it must be shown again. */
function tryToPay(sandbox: Sandbox, row: SessionRow, body: string): FormState | undefined {
  const typed = typedIn(body)
  const card = new URLSearchParams(body).get('use')
  if (card !== null) {
    const filled = { ...typed, number: card, expiry: typed.expiry || '12/34', cvc: typed.cvc || '123' }
    return { typed: filled, problems: {}, focus: 'pay' }
  }
  const reading = readPayment(row.session, typed, new Date())
  if (!reading.valid) {
    const focus = FIELDS.find((field) => reading.problems[field] !== undefined)
    return { typed: reading.typed, problems: reading.problems, ...(focus && { focus }) }
  }
  pay(sandbox, row, reading.buyer, reading.outcome)
  if (reading.outcome.pays) return undefined
  return { typed, problems: {}, declined: reading.outcome.declineCode, focus: 'number' }
}

function showForm(sandbox: Sandbox, row: SessionRow, request: Request, form: FormState): Answer {
  const { session } = row
  const { language, t } = speech(row, request)
  const rate = session.shipping_cost?.shipping_rate
  const shippingName = (typeof rate === 'string' && sandbox.store.rates.get(rate)?.display_name) || null
  return framed(language, t, {
    title: t('payTo', { merchant: SETTINGS.name }),
    content: paymentPage({ row, shippingName, language, t, form }),
    shop: session.success_url,
  })
}

function showClosed(row: SessionRow | undefined, request: Request): Answer {
  const { language, t } = speech(row, request)
  if (row === undefined) {
    const texts = { title: t('unknownTitle'), text: t('unknownText') }
    return framed(language, t, { status: 404, title: texts.title, content: closedPage(texts) })
  }
  const { status, payment_status: payment, cancel_url: back } = row.session
  if (status === 'expired') {
    const link = back === null ? undefined : { href: back, text: t('back', { merchant: SETTINGS.name }) }
    const texts = { title: t('expiredTitle'), text: t('expiredText'), link }
    return framed(language, t, { title: texts.title, content: closedPage(texts) })
  }
  const paid = payment === 'paid'
  const texts = {
    title: t(paid ? 'paidTitle' : 'pendingTitle'),
    text: t(paid ? 'paidText' : 'pendingText'),
    link: { href: successUrl(row), text: t('seeOrder') },
  }
  return framed(language, t, { title: texts.title, content: closedPage(texts) })
}

function seeOther(location: string): Answer {
  return { status: 303, headers: { location }, body: '' }
}

/** Where a buyer goes who has paid, with the session's id in its place. */
export function successUrl(row: SessionRow): string {
  return (row.session.success_url ?? '').replaceAll(PLACEHOLDER, row.session.id)
}

function speech(row: SessionRow | undefined, request: Request): { language: Language; t: Translate } {
  const language = pageLanguage(row?.session.locale ?? null, request.header('accept-language'))
  return { language, t: translator(language) }
}
