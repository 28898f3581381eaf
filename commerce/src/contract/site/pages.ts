type Page = {
  /** A path pattern of react-router. */
  path: string
  /** The page that contains it, in breadcrumbs; the navigation marks that page while this one is open. */
  parent?: PageName
}

const PAGE_TABLE = {
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

export type PageName = keyof typeof PAGE_TABLE

/**
 * All pages. Their texts are 'page.<name>.description' and
 * '.title', which is optional for sections.
 */
export const PAGES: Readonly<Record<PageName, Page>> = PAGE_TABLE

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]

const PAGE_PATTERNS = PAGE_NAMES.map(
  (name) => [name, new RegExp(`^${PAGES[name].path.replace(/:\w+/, '[^/*]+')}$`)] as const,
)

/** Returns the page at a path without its query. Paths are case-sensitive. */
export function findPageByPath(path: string): PageName {
  return PAGE_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'notFound'
}

/** Pages that search engines must not list. Not in the table, as browsers do not need it. */
const UNLISTED_PAGES: ReadonlySet<PageName> = new Set([
  'checkoutSuccess',
  'checkoutCancelled',
  'order',
  'proof',
  'admin',
  'notFound',
])

/** Whether search engines may list a page. */
export function isIndexable(name: PageName): boolean {
  return !UNLISTED_PAGES.has(name)
}

/** Names in breadcrumbs of pages that have neither the name of a section nor a short title. */
export const PAGE_LABELS = { inventoryApp: 'apps.inventory.title' } as const satisfies Partial<
  Record<PageName, string>
>

/** Returns the path of a product's page from its handle (or its id). */
export function getProductPath(handle: string): string {
  return PAGES.product.path.replace(':productId', encodeURIComponent(handle))
}

/** The query parameter with a page's language; without it the server negotiates one. */
export const LANGUAGE_PARAMETER = 'lang'

/** Returns the title of a product's page, or of a section without its own title. `studio` is the studio's name. */
export function formatPageTitle(name: string, studio: string): string {
  return `${name} | ${studio}`
}
