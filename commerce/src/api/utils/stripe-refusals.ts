import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { type Language, LANGUAGES } from '../../contract/settings'
import { fillTemplate } from '../../contract/text/template'
import { isStripeUnavailable } from '../../stripe/stripe-errors'
import { readStaffLanguage } from './staff-language'

type Sentence = Readonly<Record<Language, string>>

const ALREADY_REFUNDED: Sentence = {
  en: 'Stripe has already sent this money back. Within a minute the order shows it; load its page again.',
  de: 'Stripe hat dieses Geld schon zurückgeschickt. Innert einer Minute zeigt es die Bestellung; lade ihre Seite neu.',
  fr: 'Stripe a déjà renvoyé cet argent. La commande l’indique d’ici une minute ; rechargez sa page.',
  it: 'Stripe ha già restituito questo denaro. Entro un minuto l’ordine lo mostra; ricaricate la pagina.',
}

const DISPUTED: Sentence = {
  en: 'The buyer disputes this payment at the bank, so Stripe does not send it back. Answer the dispute in Stripe’s dashboard.',
  de: 'Diese Zahlung wird bei der Bank angefochten, darum schickt Stripe sie nicht zurück. Antworte auf die Anfechtung in Stripes Dashboard.',
  fr: 'Ce paiement est contesté auprès de la banque, Stripe ne le renvoie donc pas. Répondez à la contestation dans le tableau de bord de Stripe.',
  it: 'Questo pagamento è contestato presso la banca, perciò Stripe non lo restituisce. Rispondete alla contestazione nella dashboard di Stripe.',
}

const BALANCE_TOO_LOW: Sentence = {
  en: 'The balance at Stripe is too low for this refund. Add money to it in Stripe’s dashboard, then press again.',
  de: 'Das Guthaben bei Stripe reicht für diese Erstattung nicht. Lade es in Stripes Dashboard auf und drücke nochmals.',
  fr: 'Le solde chez Stripe ne suffit pas pour ce remboursement. Alimentez-le dans le tableau de bord de Stripe, puis réessayez.',
  it: 'Il saldo presso Stripe non basta per questo rimborso. Ricaricatelo nella dashboard di Stripe, poi riprovate.',
}

const NOT_REFUNDABLE: Sentence = {
  en: 'Stripe can no longer send this payment back the way it came. Send the money by bank transfer, and note it at the order.',
  de: 'Stripe kann diese Zahlung nicht mehr auf dem gleichen Weg zurückschicken. Überweise das Geld und vermerke es bei der Bestellung.',
  fr: 'Stripe ne peut plus renvoyer ce paiement par la même voie. Faites un virement et notez-le dans la commande.',
  it: 'Stripe non può più restituire questo pagamento per la stessa via. Fate un bonifico e annotatelo nell’ordine.',
}

const UNKNOWN_PAYMENT: Sentence = {
  en: 'Stripe does not know this payment. It was perhaps made with other keys, such as those for testing.',
  de: 'Stripe kennt diese Zahlung nicht. Vielleicht entstand sie mit anderen Schlüsseln, etwa denen zum Testen.',
  fr: 'Stripe ne connaît pas ce paiement. Il a peut-être été fait avec d’autres clés, par exemple celles de test.',
  it: 'Stripe non conosce questo pagamento. Forse è stato fatto con altre chiavi, per esempio quelle di prova.',
}

const KEY_REFUSED: Sentence = {
  en: 'Stripe does not accept the shop’s secret key for this. Whoever runs the server has to enter a valid one.',
  de: 'Stripe lässt den geheimen Schlüssel des Shops dafür nicht gelten. Wer den Server betreibt, muss einen gültigen eintragen.',
  fr: 'Stripe n’accepte pas la clé secrète de la boutique pour cela. La personne qui gère le serveur doit en saisir une valable.',
  it: 'Stripe non accetta la chiave segreta del negozio per questo. Chi gestisce il server deve inserirne una valida.',
}

const UNAVAILABLE: Sentence = {
  en: 'Stripe does not answer at the moment. Look here again in three minutes: if nothing has changed by then, press again.',
  de: 'Stripe antwortet gerade nicht. Schau in drei Minuten wieder: Hat sich bis dann nichts geändert, drücke nochmals.',
  fr: 'Stripe ne répond pas en ce moment. Regardez à nouveau dans trois minutes : si rien n’a changé, réessayez.',
  it: 'Stripe al momento non risponde. Ricontrollate tra tre minuti: se nulla è cambiato, riprovate.',
}

const OTHER: Sentence = {
  en: 'Stripe has refused this. It says: {{message}}',
  de: 'Stripe hat das abgelehnt. Es sagt: {{message}}',
  fr: 'Stripe a refusé. Il indique : {{message}}',
  it: 'Stripe ha rifiutato. Dice: {{message}}',
}

/** By Stripe's code of the error (docs.stripe.com/error-codes). */
const BY_CODE: Readonly<Record<string, Sentence>> = {
  charge_already_refunded: ALREADY_REFUNDED,
  charge_disputed: DISPUTED,
  refund_disputed_payment: DISPUTED,
  balance_insufficient: BALANCE_TOO_LOW,
  insufficient_funds: BALANCE_TOO_LOW,
  charge_not_refundable: NOT_REFUNDABLE,
  resource_missing: UNKNOWN_PAYMENT,
  api_key_expired: KEY_REFUSED,
  platform_api_key_expired: KEY_REFUSED,
  secret_key_required: KEY_REFUSED,
  lock_timeout: UNAVAILABLE,
}

/** By the class of the SDK's error, for errors without a code that says more. */
const BY_TYPE: Readonly<Record<string, Sentence>> = {
  StripeAuthenticationError: KEY_REFUSED,
  StripePermissionError: KEY_REFUSED,
}

/** An error of the SDK, also after a workflow has serialised it. */
const stripeErrorSchema = z.object({
  type: z.string().regex(/^Stripe\w+Error$/),
  code: z.string().nullish(),
  message: z.string().catch(''),
})

type StripeRefusal = { status: number; body: { type: string; code: string; message: string } }

/**
 * Returns what staff read of an error of Stripe; undefined for other errors. 503 where it is not known whether Stripe has
 * done it.
 */
export function toStripeRefusal(error: unknown, language: Language): StripeRefusal | undefined {
  const { data: refusal } = stripeErrorSchema.safeParse(error)
  if (refusal === undefined) return undefined
  const sentence = findSentence(refusal, error)
  const message = fillTemplate(sentence[language], { message: refusal.message })
  return sentence === UNAVAILABLE
    ? { status: 503, body: { type: 'unexpected_state', code: 'provider_unavailable', message } }
    : { status: 400, body: { type: 'not_allowed', code: 'provider_refused', message } }
}

function findSentence({ type, code }: z.infer<typeof stripeErrorSchema>, error: unknown): Sentence {
  if (code != null && Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? OTHER
  if (isStripeUnavailable(error)) return UNAVAILABLE
  return BY_TYPE[type] ?? OTHER
}

/** Whether staff have asked for something that Stripe has refused. */
export function isStripeRefusal(error: unknown, { path }: MedusaRequest): boolean {
  return path.startsWith('/admin') && toStripeRefusal(error, LANGUAGES[0]) !== undefined
}

/** Sends what Stripe has refused as a sentence in the language of staff. */
export function sendStripeRefusal(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const refusal = toStripeRefusal(error, readStaffLanguage(request) ?? LANGUAGES[0])
  if (refusal === undefined) throw error
  const english = toStripeRefusal(error, LANGUAGES[0])?.body.message
  request.scope.resolve('logger').warn(`${request.method} ${request.path} was refused by Stripe: ${english}`)
  response.status(refusal.status).json(refusal.body)
}
