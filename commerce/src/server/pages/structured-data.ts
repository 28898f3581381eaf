import { VIDEO_PATH } from '../../contract/site/video'
import { MIN_SCREEN_PRINT_PIECES } from '../../contract/limits'
import type { PageTexts, ServerText } from '../../contract/site/page-texts'
import { isIndexable, type PageName, PAGES } from '../../contract/site/pages'
import { type Language, LANGUAGES } from '../../contract/site/language'
import { STUDIO_COUNTRY } from '../../contract/studio/studio-address'
import { WEEKDAYS } from '../../contract/studio/pickup-hours'
import { type StudioProfile, VAT_EXEMPT } from '../../contract/studio/studio-profile'
import { DEFAULT_PRICING } from '../../contract/money/totals'
import { toFileUrl, toPageUrl } from './page-urls'

type PageDataInput = {
  publicUrl: string
  studio: StudioProfile
  language: Language
  pageTexts: PageTexts
  name: PageName
}

const VIDEO_UPLOAD_DATE = '2026-11-21'

/** Price of the inventory app in US dollars a year. */
const APP_PRICE_PER_YEAR = '4.99'

export function buildStructuredData(input: PageDataInput): object[] {
  const { publicUrl, pageTexts, name } = input
  const own = (DATA_BY_PAGE[name]?.(input) ?? []).map((item) => ({
    '@context': 'https://schema.org',
    ...item,
  }))
  return name === 'home' || !isIndexable(name)
    ? own
    : [...own, buildBreadcrumbData(publicUrl, listBreadcrumbs(name, pageTexts))]
}

type Breadcrumb = { label: string; path: string }

export function listBreadcrumbs(name: PageName, pageTexts: PageTexts): Breadcrumb[] {
  const { path, parent = 'home' } = PAGES[name]
  const breadcrumb = { label: pageTexts.pages[name].label, path }
  return name === 'home' ? [breadcrumb] : [...listBreadcrumbs(parent, pageTexts), breadcrumb]
}

export function buildBreadcrumbData(publicUrl: string, breadcrumbs: readonly Breadcrumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toPageUrl(publicUrl, path),
    })),
  }
}

const DATA_BY_PAGE: Partial<Record<PageName, (input: PageDataInput) => object[]>> = {
  home: (input) => [buildStudioData(input), buildWebsite(input)],
  about: (input) => [buildStudioData(input)],
  printing: (input) => [
    buildService(
      input,
      input.pageTexts.texts['printing.screen.title'],
      'printing.screen.text',
      MIN_SCREEN_PRINT_PIECES,
    ),
    buildService(input, input.pageTexts.texts['printing.dtg.title'], 'printing.dtg.text', 1),
  ],
  apps: (input) => [
    buildService(input, input.pageTexts.pages.apps.label, 'apps.lead'),
    buildInventoryApp(input),
  ],
  inventoryApp: (input) => [buildInventoryApp(input)],
  bonus: ({ publicUrl, studio, language, pageTexts }) => [
    {
      '@type': 'VideoObject',
      name: pageTexts.texts['bonus.title'],
      description: pageTexts.texts['bonus.lead'],
      thumbnailUrl: toFileUrl(publicUrl, `${VIDEO_PATH}.webp`),
      contentUrl: toFileUrl(publicUrl, `${VIDEO_PATH}.mp4`),
      uploadDate: VIDEO_UPLOAD_DATE,
      inLanguage: language,
      publisher: buildStudioReference(publicUrl, studio),
    },
  ],
}

function buildStudioData({ publicUrl, studio }: PageDataInput): object {
  const { address, email, phone, links, pickupHours, vatNumber } = studio
  const { firstDay, lastDay, opens, closes } = pickupHours
  return {
    ...buildStudioReference(publicUrl, studio),
    url: toPageUrl(publicUrl, PAGES.home.path),
    email,
    ...(phone !== '' && { telephone: phone }),
    ...(links.length > 0 && { sameAs: links }),
    ...(vatNumber !== '' && vatNumber !== VAT_EXEMPT && { vatID: vatNumber }),
    logo: toFileUrl(publicUrl, '/icon-512.png'),
    image: toFileUrl(publicUrl, '/media/og.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: DEFAULT_PRICING.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      // Schema.org names them as English does.
      dayOfWeek: WEEKDAYS.en.slice(firstDay - 1, lastDay),
      opens,
      closes,
    },
  }
}

function buildWebsite({ publicUrl, studio }: PageDataInput): object {
  return {
    '@type': 'WebSite',
    name: studio.name,
    url: toPageUrl(publicUrl, PAGES.home.path),
    inLanguage: LANGUAGES,
    publisher: { '@id': `${publicUrl}/#studio` },
  }
}

/** `minimum` is in pieces. Without one, the price is on request. */
function buildService(
  { publicUrl, studio, pageTexts }: PageDataInput,
  name: string,
  text: ServerText,
  minimum?: number,
) {
  return {
    '@type': 'Service',
    name,
    description: pageTexts.texts[text],
    provider: buildStudioReference(publicUrl, studio),
    areaServed: { '@type': 'Country', name: STUDIO_COUNTRY },
    ...(minimum !== undefined && {
      offers: {
        '@type': 'Offer',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum, unitCode: 'C62' },
      },
    }),
  }
}

function buildInventoryApp({ publicUrl, studio, pageTexts }: PageDataInput): object {
  return {
    '@type': 'SoftwareApplication',
    name: pageTexts.texts['apps.inventory.title'],
    description: pageTexts.texts['apps.inventory.lead'],
    applicationCategory: 'BusinessApplication',
    installUrl: studio.appStoreUrl,
    publisher: buildStudioReference(publicUrl, studio),
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

/** The reference to the studio in other structured data (https://schema.org/LocalBusiness). */
export function buildStudioReference(publicUrl: string, { name }: Pick<StudioProfile, 'name'>): object {
  return { '@type': 'LocalBusiness', '@id': `${publicUrl}/#studio`, name }
}
