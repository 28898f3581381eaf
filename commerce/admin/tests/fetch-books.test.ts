import { setI18n } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchBooks } from '../src/admin/fetch-books'

/** As the shop writes books: UTF-16LE, without a line end after the last row. */
const write = (...rows: string[]) => Buffer.from(`\uFEFF${rows.join('\r\n')}`, 'utf16le')

const answer = (body: BodyInit, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }))

beforeEach(() => setI18n({ language: 'de' } as Parameters<typeof setI18n>[0]))
afterEach(() => vi.restoreAllMocks())

describe('the books that the studio downloads', () => {
  it('are asked for once, by what no browser sends of its own accord, and are saved as the shop wrote them', async () => {
    const csv = write('number\tkind', '2026-0001\tinvoice')
    const fetched = answer(new Uint8Array(csv))
    const books = await fetchBooks('2026-10')
    expect(books?.name).toBe('books-2026-10.csv')
    expect(Buffer.from((await books?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(csv)
    expect(fetched.mock.calls).toMatchObject([
      ['/admin/books', { method: 'POST', body: '{"month":"2026-10"}' }],
    ])
  })

  it('are no file for a month without a receipt', async () => {
    answer(new Uint8Array(write('number\tkind')))
    expect(await fetchBooks('2026-10')).toBeNull()
  })

  it('are a sentence where a server of the release before does not know how they are asked for', async () => {
    answer('{"error":"Not found","code":"not_found"}', 404)
    await expect(fetchBooks('2026-10')).rejects.toThrow(
      'Das ging gerade nicht (404). Bitte versuch es gleich nochmals.',
    )
  })
})
