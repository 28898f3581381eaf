import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { Product } from '../../contract/catalogue'
import { toFrancs } from '../../contract/money'
import { toldIn } from '../../contract/product-texts'
import type { Language } from '../../contract/settings'
import type { PageFacts, ServerText } from '../../contract/page-facts'
import type { Pricing } from '../../contract/totals'
import { productPath } from './addresses'
import { payablePrice, shownPrice } from './prices'
import { escapeHtml } from './html'

/** The texts with their variables filled in, safe to stand in a page. */
type Say = (key: ServerText, variables?: Record<string, string>) => string

/** The shop's shirts with prices and ways to them, for readers without scripts. */
export function shopMarkup(
  { products, pricing }: CatalogueFacts,
  facts: PageFacts,
  language: Language,
): string {
  const say = speaker(facts)
  if (products.length === 0) return `<p>${say('shop.empty')}</p><p>${say('shop.emptyHint')}</p>`
  const items = products.map((product) => {
    const name = toldIn(product, 'name', language)
    const link = `<a href="${escapeHtml(productPath(product.handle))}">${escapeHtml(name.words)}</a>`
    return (
      `<li>${picture(product, name.words, say)}<h2 lang="${name.language}">${link}</h2>` +
      `${prices(product, pricing, say)}${product.inStock ? '' : `<p>${say('shop.soldOut')}</p>`}</li>`
    )
  })
  return `<ul>${items.join('')}</ul>`
}

/** Everything that a shopper must know of a product, for readers without scripts. */
export function productMarkup(
  product: Product,
  pricing: Pricing,
  facts: PageFacts,
  language: Language,
): string {
  const say = speaker(facts)
  const name = toldIn(product, 'name', language)
  const description = toldIn(product, 'description', language)
  const details = toldIn(product, 'details', language)
  const sizes = product.sizes.map((size) => {
    const isSoldOut = product.availability[size] === 0
    return `<li>${isSoldOut ? say('product.sizeSoldOut', { size }) : escapeHtml(size)}</li>`
  })
  const items = details.words.map((detail) => `<li>${escapeHtml(detail)}</li>`)
  return [
    `<h1 lang="${name.language}">${escapeHtml(name.words)}</h1>`,
    picture(product, name.words, say),
    prices(product, pricing, say),
    product.inStock ? '' : `<p><strong>${say('product.outOfStock')}</strong></p>`,
    `<h2>${say('product.size')}</h2><ul>${sizes.join('')}</ul>`,
    `<p lang="${description.language}">${escapeHtml(description.words)}</p>`,
    items.length === 0
      ? ''
      : `<h2>${say('product.details')}</h2><ul lang="${details.language}">${items.join('')}</ul>`,
    `<p>${say('shop.needsScripts')}</p>`,
  ].join('')
}

/** Stands in place of a product that there is not. */
export function noProductMarkup(facts: PageFacts): string {
  const say = speaker(facts)
  return (
    `<h1>${say('product.notFound')}</h1><p>${say('product.notFoundHint')}</p>` +
    `<p><a href="/shop">${say('backToShop')}</a></p>`
  )
}

/** Stands in place of products while nobody knows them: as the shop starts, or without its database. */
export function unreachableMarkup(facts: PageFacts): string {
  const say = speaker(facts)
  return `<p>${say('shop.unreachable')} ${say('shop.unreachableHint')}</p>`
}

function picture({ images }: Product, name: string, say: Say): string {
  return `<img src="${escapeHtml(images.front)}" alt="${say('product.frontOf', { name })}" width="400" height="430" />`
}

/** List price, the price really paid, and what delivery costs, as in src/shop/price-facts.tsx (reading R1). */
function prices(product: Product, pricing: Pricing, say: Say): string {
  const { currency, shippingInRappen, taxRatePercent } = pricing
  const delivery = (inRappen: number) => shownPrice(toFrancs(inRappen), currency)
  const rows = [
    [
      say('price.youPay', { rate: String(taxRatePercent) }),
      shownPrice(payablePrice(product, pricing), product.currency),
    ],
    [say('price.shipping'), delivery(shippingInRappen.domestic)],
    [
      say('price.pickup'),
      shippingInRappen.pickup === 0 ? say('price.free') : delivery(shippingInRappen.pickup),
    ],
  ].map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`)
  const listPrice = escapeHtml(shownPrice(product.price, product.currency))
  return `<p><strong>${listPrice}</strong> ${say('price.plusTax')}</p><dl>${rows.join('')}</dl>`
}

function speaker({ texts }: PageFacts): Say {
  return (key, variables = {}) =>
    escapeHtml(texts[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => variables[name] ?? whole))
}
