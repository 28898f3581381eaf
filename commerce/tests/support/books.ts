import { expect } from 'vitest'
import type { Shop } from './shop'

/**
 * Returns the cells of the books' CSV by rows. Throws at anything that RFC 4180, with tabs, does not allow: a quote
 * within a cell without quotes, text after a closing one, a line end of another kind, rows of different lengths.
 */
export function parseBooks(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true }).decode(bytes)
  if (!text.startsWith('\uFEFF')) throw new Error('The books have no byte order mark')
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^"\t\r\n]*))(\t|\r\n|$)/y
  cell.lastIndex = 1
  for (let end: string | undefined = '\t'; end !== '';) {
    const [, quoted, plain = '', after] = cell.exec(text) ?? []
    if (after === undefined) throw new Error(`Row ${rows.length} of the books is no CSV`)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (after === '\r\n') rows.push([])
    end = after
  }
  if (new Set(rows.map(({ length }) => length)).size !== 1)
    throw new Error('A row has too few or too many cells')
  return rows
}

/** The cells of a month's books ('YYYY-MM') by rows, the heading first. */
export async function fetchBooks(
  shop: Shop,
  month: string,
  staff: Record<string, string>,
): Promise<string[][]> {
  const response = await fetch(`${shop.origin}/admin/books`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...staff },
    body: JSON.stringify({ month }),
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-16le'])
  return parseBooks(new Uint8Array(await response.arrayBuffer()))
}
