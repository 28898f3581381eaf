import { FILM } from '../../contract/film'
import { SCREEN_PRINT_MINIMUM } from '../../contract/limits'
import type { PageFact, PageFacts, ServerText } from '../../contract/page-facts'
import { UNLISTED_PAGES, type PageName } from '../../contract/pages'
import { LANGUAGES, SETTINGS, type Language } from '../../contract/settings'
import { SEEDED_PRICING } from '../../contract/totals'
import { fileAddress, pageAddress } from './addresses'

/** A page with everything that is said about it in a vocabulary for search engines (schema.org). */
type Described = { publicUrl: string; language: Language; facts: PageFacts; page: PageFact }

/** The film's files, as the bonus section names them, and the day on which it was first shown. */
const FILM_SHOWN = '2026-11-21'
/** US dollars for one year of the inventory app (specification, section 9). */
const APP_PRICE_PER_YEAR = '4.99'

/** The structured data of a page of the site that needs no catalogue. */
export function pageData(described: Described): object[] {
  const { publicUrl, facts, page } = described
  const own = (DATA[page.name]?.(described) ?? []).map((item) => ({
    '@context': 'https://schema.org',
    ...item,
  }))
  if (page.name === 'home' || UNLISTED_PAGES.includes(page.name)) return own
  const above = PARENTS[page.name]
  const steps = Object.values(facts.pages).filter(({ name }) => name === above)
  return [
    ...own,
    trail(
      described,
      [...steps, page].flatMap((step) => stepOf(publicUrl, step)),
    ),
  ]
}

/** Pages that lie inside another. */
const PARENTS: Partial<Record<PageName, PageName>> = { inventoryApp: 'apps' }

function stepOf(publicUrl: string, { label, path }: PageFact) {
  return path === null ? [] : [{ label, address: pageAddress(publicUrl, path) }]
}

/** Where a page stands in the site: home, then the given steps. */
export function trail(
  { publicUrl, facts }: Pick<Described, 'publicUrl' | 'facts'>,
  steps: readonly { label: string; address: string }[],
): object {
  const home = Object.values(facts.pages).find(({ name }) => name === 'home')
  const all = [{ label: home?.label ?? SETTINGS.name, address: pageAddress(publicUrl, '/') }, ...steps]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address,
    })),
  }
}

const DATA: Partial<Record<PageName, (described: Described) => object[]>> = {
  home: ({ publicUrl }) => [studio(publicUrl), website(publicUrl)],
  about: ({ publicUrl }) => [studio(publicUrl)],
  printing: (described) => [
    service(
      described,
      described.facts.texts['printing.screen.title'],
      'printing.screen.text',
      SCREEN_PRINT_MINIMUM,
    ),
    service(described, described.facts.texts['printing.dtg.title'], 'printing.dtg.text', 1),
  ],
  apps: (described) => [service(described, described.page.label, 'apps.lead'), inventoryApp(described)],
  inventoryApp: (described) => [inventoryApp(described)],
  bonus: ({ publicUrl, language, facts }) => [
    {
      '@type': 'VideoObject',
      name: facts.texts['bonus.title'],
      description: facts.texts['bonus.lead'],
      thumbnailUrl: fileAddress(publicUrl, `${FILM}.webp`),
      contentUrl: fileAddress(publicUrl, `${FILM}.mp4`),
      uploadDate: FILM_SHOWN,
      inLanguage: language,
      publisher: studioName(publicUrl),
    },
  ],
}

function studio(publicUrl: string): object {
  const { street, postalCode, city } = SETTINGS.address
  return {
    ...studioName(publicUrl),
    url: pageAddress(publicUrl, '/'),
    email: SETTINGS.email,
    logo: fileAddress(publicUrl, '/icon-512.png'),
    image: fileAddress(publicUrl, '/media/og.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: SEEDED_PRICING.country,
    },
  }
}

function studioName(publicUrl: string): object {
  return { '@type': 'LocalBusiness', '@id': `${publicUrl}/#studio`, name: SETTINGS.name }
}

function website(publicUrl: string): object {
  return {
    '@type': 'WebSite',
    name: SETTINGS.name,
    url: pageAddress(publicUrl, '/'),
    inLanguage: LANGUAGES,
    publisher: { '@id': `${publicUrl}/#studio` },
  }
}

/** `minimum` in pieces; without one the price is on request. */
function service({ publicUrl, facts }: Described, name: string, text: ServerText, minimum?: number) {
  return {
    '@type': 'Service',
    name,
    description: facts.texts[text],
    provider: studioName(publicUrl),
    areaServed: { '@type': 'Country', name: SETTINGS.address.country },
    ...(minimum !== undefined && {
      offers: {
        '@type': 'Offer',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum, unitCode: 'C62' },
      },
    }),
  }
}

function inventoryApp({ publicUrl, facts }: Described): object {
  return {
    '@type': 'SoftwareApplication',
    name: facts.texts['apps.inventory.title'],
    description: facts.texts['apps.inventory.lead'],
    applicationCategory: 'BusinessApplication',
    installUrl: SETTINGS.appStoreUrl,
    publisher: studioName(publicUrl),
    offers: {
      '@type': 'Offer',
      price: APP_PRICE_PER_YEAR,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: APP_PRICE_PER_YEAR,
        priceCurrency: 'USD',
        valueAddedTaxIncluded: false,
        billingDuration: 'P1Y',
      },
    },
  }
}
