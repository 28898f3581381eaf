import express, { type Request, type Response, Router } from 'express'
import { LANGUAGES } from '../../src/contract/site/language'
import { Masthead, sendPage } from '../page'
import { pay } from '../payment/pay'
import type { Sandbox } from '../payment/sandbox'
import { buildSuccessUrl } from '../payment/session'
import type { SessionRow } from '../payment/store'
import { type FormState, readPayment, readFormFields } from './form'
import { getMerchantName } from './pay-page-order'
import { PayPage } from './page'
import { payPageTexts } from './pay-page-texts'

const MAX_PICTURE_BYTES = 4_000_000
const PICTURE_TIMEOUT_MS = 3000

/** The hosted page: a plain form that works without a script. */
export function createPayPage(sandbox: Sandbox): Router {
  const { sessions } = sandbox.store
  const drafts = new Map<string, FormState>()
  const router = Router()
  router.get('/pay/:id', (request, response) => {
    // stripe.js asks from the shop's origin whether the page exists.
    response.set('Access-Control-Allow-Origin', '*')
    const row = sessions.get(request.params.id)
    if (row?.session.status !== 'open') return sendClosedPage(row, request, response)
    const { language, t } = choosePageLanguage(row, request)
    return sendPage(response, {
      title: t('payTo', { merchant: getMerchantName(row) }),
      banner: t('banner'),
      language,
      script: '/pay.js',
      formTarget: row.session.success_url,
      children: PayPage({ row, language, t, form: drafts.get(row.session.id) ?? { typed: {} } }),
    })
  })
  // Redirects to the shop or back to the page, so that neither reload nor back sends the form again.
  router.post('/pay/:id', express.urlencoded({ extended: false }), (request, response) => {
    const row = sessions.get(request.params.id ?? '')
    if (row?.session.status === 'complete') return response.redirect(303, buildSuccessUrl(row.session))
    if (row?.session.status !== 'open') return sendClosedPage(row, request, response)
    const draft = tryToPay(sandbox, row, request.body)
    if (draft === undefined) {
      drafts.delete(row.session.id)
      return response.redirect(303, buildSuccessUrl(row.session))
    }
    drafts.set(row.session.id, draft)
    return response.redirect(303, `/c/pay/${row.session.id}`)
  })
  router.get('/pictures/:id/:line', (request, response) => {
    const picture = sessions.get(request.params.id)?.products[Number(request.params.line)]?.picture
    sendPicture(picture ?? '', response).catch(() => response.sendStatus(404))
  })
  return router
}

function tryToPay(sandbox: Sandbox, row: SessionRow, body: Record<string, string>): FormState | undefined {
  const typed = readFormFields(body)
  if (body.use !== undefined) {
    const { expiry, cvc } = typed
    const filled = {
      ...typed,
      method: 'card',
      number: body.use,
      expiry: expiry || '12/34',
      cvc: cvc || '123',
    }
    return { typed: filled, focus: 'pay' }
  }
  const payment = readPayment(row.session, typed)
  if ('typed' in payment) return payment
  const { outcome, method } = payment
  pay(sandbox, row, payment)
  if (outcome.pays) return undefined
  return method === 'twint'
    ? { typed, declined: 'twintRefused', focus: 'twint' }
    : { typed, declined: outcome.declineCode ?? 'generic_decline', focus: 'number' }
}

/** Sends a page for a session that cannot be paid, with the reason and a link. */
function sendClosedPage(row: SessionRow | undefined, request: Request, response: Response): void {
  const { language, t } = choosePageLanguage(row, request)
  const status = row === undefined ? 'unknown' : row.session.status === 'expired' ? 'expired' : undefined
  const kind = status ?? (row?.session.payment_status === 'paid' ? 'paid' : 'pending')
  const href = row && (kind === 'expired' ? row.session.cancel_url : buildSuccessUrl(row.session))
  const link = kind === 'expired' ? t('back') : t('seeOrder')
  response.status(row === undefined ? 404 : 200)
  sendPage(response, {
    title: t(`${kind}Title`),
    banner: t('banner'),
    language,
    children: (
      <main className="page">
        <Masthead name={row?.merchant} />
        <h1>{t(`${kind}Title`)}</h1>
        <p>{t(`${kind}Text`)}</p>
        {href && (
          <a className="button" href={href}>
            {link}
          </a>
        )}
      </main>
    ),
  })
}

/** Returns the session's language, else the first one of the browser's that the sandbox has. */
function choosePageLanguage(row: SessionRow | undefined, request: Request) {
  const wanted = [row?.session.locale, request.acceptsLanguages(...LANGUAGES)]
  const [language = LANGUAGES[0]] = wanted.flatMap((name) =>
    LANGUAGES.filter((candidate) => candidate === name),
  )
  return { language, t: payPageTexts(language) }
}

/**
 * Sends a product's picture from the shop through the sandbox, as Stripe's page does.
 * Rejects if it cannot be fetched.
 */
async function sendPicture(url: string, response: Response): Promise<void> {
  const picture = await fetch(url, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) })
  const type = picture.headers.get('content-type') ?? ''
  const body = Buffer.from(await picture.arrayBuffer())
  if (!picture.ok || !/^image\/(png|jpeg|webp|avif)$/.test(type) || body.length > MAX_PICTURE_BYTES)
    throw new Error(`No picture: ${url}`)
  response.type(type).send(body)
}
