type Page = {
  /** As react-router writes it. */
  path: string
  /** The page that it lies inside: a step of its trail of links, and current in the navigation while it is open. */
  parent?: PageName
}

const TABLE = {
  home: { path: '/' },
  printing: { path: '/printing' },
  apps: { path: '/apps' },
  inventoryApp: { path: '/inventory-app', parent: 'apps' },
  shop: { path: '/shop' },
  about: { path: '/about' },
  bonus: { path: '/bonus' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  press: { path: '/press', parent: 'printing' },
  product: { path: '/product/:productId', parent: 'shop' },
  checkoutSuccess: { path: '/checkout-success' },
  checkoutCancelled: { path: '/checkout-cancelled' },
  order: { path: '/order' },
  proof: { path: '/proof' },
  admin: { path: '/admin' },
  notFound: { path: '/*' },
} as const

export type PageName = keyof typeof TABLE

/** Every page (specification, section 2; readings R4 and R5); its texts are 'page.<name>.description' and '.title', which a section may leave out. */
export const PAGES: Readonly<Record<PageName, Page>> = TABLE

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]

const PATTERNS = PAGE_NAMES.map(
  (name) => [name, new RegExp(`^${PAGES[name].path.replace(/:\w+/, '[^/*]+')}$`)] as const,
)

/** The page at a path without its query. As everywhere on the site, other letters are another address. */
export function findPageByPath(path: string): PageName {
  return PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'notFound'
}

/** What no search engine should keep; apart from the table, as no browser asks. */
const UNLISTED: ReadonlySet<PageName> = new Set([
  'checkoutSuccess',
  'checkoutCancelled',
  'order',
  'proof',
  'admin',
  'notFound',
])

export function isIndexable(name: PageName): boolean {
  return !UNLISTED.has(name)
}

/** What a page is called in a trail of links, where that is neither its section's name nor its title. */
export const PAGE_LABELS = { inventoryApp: 'apps.inventory.title' } as const satisfies Partial<
  Record<PageName, string>
>

/** The path of a product's page; takes its handle (or its id). */
export function productPath(handle: string): string {
  return PAGES.product.path.replace(':productId', encodeURIComponent(handle))
}

/** The query parameter of an address that names its language; without it the server negotiates one. */
export const LANGUAGE_PARAMETER = 'lang'

/** The title of a product's page, or of a section without a title of its own; `studio` is the studio's name. */
export function pageTitle(name: string, studio: string): string {
  return `${name} | ${studio}`
}
