import { FILM } from '../../contract/film'
import { SCREEN_PRINT_MINIMUM } from '../../contract/limits'
import type { PageFacts, ServerText } from '../../contract/page-facts'
import { isIndexable, type PageName, PAGES } from '../../contract/pages'
import { LANGUAGES, SETTINGS, type Language } from '../../contract/settings'
import { SEEDED_PRICING } from '../../contract/totals'
import { fileAddress, pageAddress } from './addresses'
import { studioName } from './studio-name'

type PageDataInput = { publicUrl: string; language: Language; facts: PageFacts; name: PageName }

const FILM_SHOWN = '2026-11-21'
/** US dollars for one year of the inventory app (specification, section 9). */
const APP_PRICE_PER_YEAR = '4.99'

export function pageData(input: PageDataInput): object[] {
  const { publicUrl, facts, name } = input
  const own = (DATA[name]?.(input) ?? []).map((item) => ({ '@context': 'https://schema.org', ...item }))
  return name === 'home' || !isIndexable(name)
    ? own
    : [...own, breadcrumbData(publicUrl, breadcrumbsTo(name, facts))]
}

type Breadcrumb = { label: string; path: string }

export function breadcrumbsTo(name: PageName, facts: PageFacts): Breadcrumb[] {
  const { path, parent = 'home' } = PAGES[name]
  const breadcrumb = { label: facts.pages[name].label, path }
  return name === 'home' ? [breadcrumb] : [...breadcrumbsTo(parent, facts), breadcrumb]
}

export function breadcrumbData(publicUrl: string, breadcrumbs: readonly Breadcrumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageAddress(publicUrl, path),
    })),
  }
}

const DATA: Partial<Record<PageName, (input: PageDataInput) => object[]>> = {
  home: ({ publicUrl }) => [studio(publicUrl), website(publicUrl)],
  about: ({ publicUrl }) => [studio(publicUrl)],
  printing: (input) => [
    service(input, input.facts.texts['printing.screen.title'], 'printing.screen.text', SCREEN_PRINT_MINIMUM),
    service(input, input.facts.texts['printing.dtg.title'], 'printing.dtg.text', 1),
  ],
  apps: (input) => [service(input, input.facts.pages.apps.label, 'apps.lead'), inventoryApp(input)],
  inventoryApp: (input) => [inventoryApp(input)],
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
    url: pageAddress(publicUrl, PAGES.home.path),
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

function website(publicUrl: string): object {
  return {
    '@type': 'WebSite',
    name: SETTINGS.name,
    url: pageAddress(publicUrl, PAGES.home.path),
    inLanguage: LANGUAGES,
    publisher: { '@id': `${publicUrl}/#studio` },
  }
}

/** `minimum` in pieces; without one the price is on request. */
function service({ publicUrl, facts }: PageDataInput, name: string, text: ServerText, minimum?: number) {
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

function inventoryApp({ publicUrl, facts }: PageDataInput): object {
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
