import type { SalesTerms } from '../../catalogue/sales-terms'
import { capitalise } from '../../contract/text/capitalise'
import { getMailTexts } from '../../mails/content/mail-content'
import type { NewCheckout, QuotedLine } from '../../checkout/checkout'
import type { Blank } from '../queries/read-blanks'
import type { Proof, PrintRequest } from '../stores/custom-print-rows'

type CheckoutTerms = {
  expiresAt: Date
  /** The blank shirts of the spec's colour. */
  blanks: readonly Blank[]
  shippingOptionIds: Readonly<SalesTerms['shippingOptionIds']>
}

/** Builds the checkout of a proof: the proof's amounts, lines in the buyer's language. Pure. */
export function buildProofCheckout(
  proof: Proof,
  request: Pick<PrintRequest, 'number' | 'language' | 'delivery'>,
  { expiresAt, shippingOptionIds, blanks }: CheckoutTerms,
): NewCheckout {
  const { quote } = proof
  return {
    delivery_option: request.delivery,
    lines: buildCheckoutLines(proof, request, blanks),
    currency: proof.currency,
    subtotal: quote.net,
    shipping: quote.shipping,
    tax: quote.tax,
    total: quote.total,
    tax_rate_percent: proof.tax_rate_percent,
    shipping_option_id: shippingOptionIds[request.delivery],
    request_hash: proof.id,
    locale: request.language,
    expires_at: expiresAt,
    address_hash: null,
  }
}

/** The work as one line without a size, then the shirts by size, whose stock is that of the blanks. */
function buildCheckoutLines(
  { spec, lines, quote }: Proof,
  { number, language }: Pick<PrintRequest, 'number' | 'language'>,
  blanks: readonly Blank[],
): QuotedLine[] {
  const t = getMailTexts(language)
  const line = { variantId: '', productId: '', image: '' }
  const work =
    spec.method === 'dtg'
      ? t('press.line.dtg', { number })
      : t('press.line.screen', { ink: t(`colour.${spec.ink}`), number })
  const colour = t('press.shirt', { colour: t(`colour.${spec.shirt}`) })
  const shirt = capitalise(t('press.line.shirt', { shirt: colour }))
  return [
    { ...line, name: work, size: '', quantity: 1, priceInRappen: quote.screen + quote.print },
    ...lines.flatMap(({ size, quantity, eachInRappen }) => {
      if (size === null) return []
      const { variantId = '', productId = '' } = blanks.find((blank) => blank.size === size) ?? {}
      return [{ ...line, variantId, productId, name: shirt, size, quantity, priceInRappen: eachInRappen }]
    }),
  ]
}
