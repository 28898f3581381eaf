import { SETTINGS } from './settings'

/** The pages that have a title and a description of their own. */
export const PAGE_NAMES = [
  'home',
  'printing',
  'apps',
  'inventoryApp',
  'shop',
  'about',
  'bonus',
  'privacy',
  'terms',
  'product',
  'checkoutSuccess',
  'checkoutCancelled',
  'order',
  'admin',
  'notFound',
] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** Pages that no search engine should keep. */
export const UNLISTED_PAGES: readonly PageName[] = [
  'checkoutSuccess',
  'checkoutCancelled',
  'order',
  'admin',
  'notFound',
]

/** The query parameter of an address that names its language; without it the server negotiates one. */
export const LANGUAGE_PARAMETER = 'lang'

/** The title of a product's page. */
export function productTitle(name: string): string {
  return `${name} | ${SETTINGS.name}`
}

/** The title of a further page of the shop; `template` is the text 'shop.pageTitle' with its place for the number. */
export function shopPageTitle(template: string, number: number): string {
  return template.replace('{{page}}', String(number))
}
