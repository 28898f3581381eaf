import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { Product } from '../../contract/catalogue'
import { toFrancs } from '../../contract/money'
import { toldIn } from '../../contract/product-texts'
import { type Language, SETTINGS } from '../../contract/settings'
import { payablePrice } from '../../contract/payable-price'
import type { Pricing } from '../../contract/totals'
import { fileAddress, pageAddress, productPath } from './addresses'

/** Days in which an order is processed (specification, section 8). */
const HANDLING_DAYS = { minValue: 1, maxValue: 2, unitCode: 'DAY' }

/**
 * A product, in the words of a language, and its offer for search engines; the price is the one that is paid, with tax
 * (reading R1).
 */
export function productData(publicUrl: string, product: Product, pricing: Pricing) {
  const { name, description, handle, images, inStock, currency } = product
  const address = pageAddress(publicUrl, productPath(handle))
  const price = payablePrice(product.price, pricing.taxRatePercent).toFixed(2)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url: address,
    sku: handle,
    image: Object.values(images).map((url) => fileAddress(publicUrl, url)),
    brand: { '@type': 'Brand', name: SETTINGS.name },
    offers: {
      '@type': 'Offer',
      url: address,
      price,
      priceCurrency: currency,
      priceSpecification: {
        '@type': 'PriceSpecification',
        price,
        priceCurrency: currency,
        valueAddedTaxIncluded: true,
      },
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'LocalBusiness', '@id': `${publicUrl}/#studio`, name: SETTINGS.name },
      shippingDetails: shippingDetails(pricing),
    },
  }
}

function shippingDetails({ currency, country, shippingInRappen }: Pricing): object {
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

/** The products of the shop in the order in which they hang there. */
export function productListData(publicUrl: string, { products }: CatalogueFacts, language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: toldIn(product, 'name', language).words,
      url: pageAddress(publicUrl, productPath(product.handle)),
    })),
  }
}
