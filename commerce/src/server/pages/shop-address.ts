import { PAGE_PARAMETER, shopPageOf } from '../../contract/shop-pages'

/** The address of a page of the shop where `search` spells its number otherwise; undefined where it does not. */
export function canonicalShopAddress(path: string, search: string, pageCount: number): string | undefined {
  const parameters = new URLSearchParams(search)
  const asked = parameters.getAll(PAGE_PARAMETER)
  if (asked.length === 0) return undefined
  const { number } = shopPageOf(search, pageCount)
  if (number > 1 && asked.length === 1 && asked[0] === String(number)) return undefined
  if (number === 1) parameters.delete(PAGE_PARAMETER)
  else parameters.set(PAGE_PARAMETER, String(number))
  const query = parameters.toString()
  return query === '' ? path : `${path}?${query}`
}
