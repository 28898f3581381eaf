/** Every address of the site, built in one place (specification, section 2; readings R4 and R5). */
export const paths = {
  home: '/',
  printing: '/printing',
  apps: '/apps',
  inventoryApp: '/inventory-app',
  shop: '/shop',
  about: '/about',
  bonus: '/bonus',
  privacy: '/privacy',
  terms: '/terms',
  /** A product's page; takes its handle (or its id). */
  product: (handle: string) => `/product/${encodeURIComponent(handle)}`,
  checkoutSuccess: '/checkout-success',
  checkoutCancelled: '/checkout-cancelled',
  /** A buyer's order; the link in a mail carries the token that opens it. */
  order: '/order',
  admin: '/admin',
} as const
