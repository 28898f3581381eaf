import type { Product } from '../../contract/catalogue/catalogue'
import { toFrancs } from '../../contract/money/money'
import { getProductPath } from '../../contract/site/pages'
import { localize } from '../../contract/catalogue/product-texts'
import type { Language } from '../../contract/site/language'
import { PRODUCTS_PER_PAGE, type ShopPage } from '../../contract/site/shop-pages'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import { computePayablePrice } from '../../contract/catalogue/payable-price'
import type { Pricing } from '../../contract/money/totals'
import { toFileUrl, toPageUrl } from './page-urls'
import { buildStudioReference } from './structured-data'

/** Business days until an order is shipped. */
const HANDLING_DAYS = { minValue: 1, maxValue: 2, unitCode: 'DAY' }

export function buildProductData(
  { publicUrl, studio }: { publicUrl: string; studio: StudioProfile },
  product: Product,
  pricing: Pricing,
) {
  const { name, description, handle, images, inStock, currency } = product
  const address = toPageUrl(publicUrl, getProductPath(handle))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url: address,
    sku: handle,
    image: Object.values(images).flatMap((url) => (url === undefined ? [] : [toFileUrl(publicUrl, url)])),
    brand: { '@type': 'Brand', name: studio.name },
    offers: {
      ...buildPriceData(product, pricing),
      url: address,
      priceCurrency: currency,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: buildStudioReference(publicUrl, studio),
      shippingDetails: buildShippingDetails(pricing),
    },
  }
}

/** Prices with tax. If the sizes differ in price, an AggregateOffer (schema.org/AggregateOffer). */
function buildPriceData({ prices, currency: priceCurrency }: Product, { taxRatePercent }: Pricing): object {
  const payable = Object.values(prices).map((price) => computePayablePrice(price, taxRatePercent))
  const [lowPrice, highPrice] = [Math.min(...payable).toFixed(2), Math.max(...payable).toFixed(2)]
  const specification = { '@type': 'PriceSpecification', priceCurrency, valueAddedTaxIncluded: true }
  return lowPrice === highPrice
    ? { '@type': 'Offer', price: lowPrice, priceSpecification: { ...specification, price: lowPrice } }
    : {
        '@type': 'AggregateOffer',
        lowPrice,
        highPrice,
        offerCount: payable.length,
        priceSpecification: { ...specification, minPrice: lowPrice, maxPrice: highPrice },
      }
}

function buildShippingDetails({ currency, country, shippingInRappen }: Pricing): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toFrancs(shippingInRappen.domestic).toFixed(2),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', ...HANDLING_DAYS },
    },
  }
}

/** The structured data of the products on one page of the shop, in order. `total` counts those of all pages. */
export function buildProductListData(
  publicUrl: string,
  products: readonly Product[],
  { number }: ShopPage,
  total: number,
  language: Language,
): object {
  const before = (number - 1) * PRODUCTS_PER_PAGE
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: localize(product, 'name', language).text,
      url: toPageUrl(publicUrl, getProductPath(product.handle)),
    })),
  }
}
