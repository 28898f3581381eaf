import { orderSearchSchema, type OrderSearch } from '@contract/board/order-search'

/** Query parameters of the search, the same in the address of /admin and in the request. */
const SEARCH_KEYS = ['q', 'stage', 'delivery', 'from', 'to'] as const

/** Parses an order search from an address; omits invalid values. */
export function parseOrderSearch(address: URLSearchParams): OrderSearch {
  const fields = orderSearchSchema.shape
  return Object.fromEntries(
    SEARCH_KEYS.flatMap((key) => {
      const { data } = fields[key].safeParse(address.get(key) ?? undefined)
      return data === undefined ? [] : [[key, data]]
    }),
  )
}

/** Parses the page number from an address; 1 if it is missing or invalid. */
export function parsePage(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Builds a query string; omits empty entries. */
export function createSearchParams(entries: Record<string, string | number | undefined>): URLSearchParams {
  const filledEntries = Object.entries(entries).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return new URLSearchParams(filledEntries)
}
