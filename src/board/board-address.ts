import { orderSearchSchema, type OrderSearch } from '@contract/board/board'

/** Keys of the search in the address of /admin, as of the request. */
const SEARCH_KEYS = ['q', 'stage', 'delivery', 'from', 'to'] as const

/** What is looked for by an address; what it says wrong is left out. */
export function parseOrderSearch(address: URLSearchParams): OrderSearch {
  const fields = orderSearchSchema.shape
  return Object.fromEntries(
    SEARCH_KEYS.flatMap((key) => {
      const { data } = fields[key].safeParse(address.get(key) ?? undefined)
      return data === undefined ? [] : [[key, data]]
    }),
  )
}

/** The page by an address, from 1. */
export function parsePage(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** An address with these entries; an empty one is left out. */
export function createSearchParams(entries: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(entries).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return new URLSearchParams(given)
}
