import { afterEach, describe, expect, it, vi } from 'vitest'
import { browse } from '../../benchmarks/browsing-visitor.mjs'
import { sell } from '../../benchmarks/load/buyers.mjs'
import { beginAndEnd } from '../../benchmarks/load/memory.mjs'
import { isOlder } from '../../benchmarks/load/programs.mjs'
import { buildMemoryRows, listTradingRows } from '../../benchmarks/load/rows.mjs'

const SHOP = { siteUrl: 'https://shop.example', sandboxUrl: 'http://sandbox.example' }
const SHIRT = { id: 'p', name: 'Skull', sizes: ['S'], price: 35, currency: 'CHF', images: { front: '/f' } }
const opened = () => Response.json({ id: 'cs_test_1' })

/** A shop that answers one press after the other like this. The last answer stays. */
function stubShop(...answers: (() => Response)[]) {
  const keys: (string | null)[] = []
  let paid = 0
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    if (url.startsWith(SHOP.sandboxUrl)) {
      paid += 1
      return Response.json({})
    }
    keys.push(headers['idempotency-key'] ?? null)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.()
  })
  return { keys, paid: () => paid }
}

const broken = () => new Response('', { status: 502 })

/** One checkout of one buyer. */
function sellOnce() {
  const trade = sell(SHOP, [SHIRT], { buyers: 1, pauseMs: 0, readingMs: 0 })
  return trade.close()
}

afterEach(() => void vi.unstubAllGlobals())

describe('what buyers notice of a shop under load', () => {
  it('is nothing where each checkout opens', async () => {
    const { paid } = stubShop(opened)
    expect(await sellOnce()).toMatchObject({ times: [expect.any(Number)], pressedAgain: [], lost: [] })
    expect(paid()).toBe(1)
  })

  it('is a press more where the same press opens it after all', async () => {
    const { keys, paid } = stubShop(broken, opened)
    const { times, pressedAgain, lost } = await sellOnce()
    expect([times.length, pressedAgain.length, lost.length, paid()]).toEqual([1, 1, 0, 1])
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('is a lost checkout where it does not, which fails the benchmark', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const { paid } = stubShop(broken)
    const trade = await sellOnce()
    expect([trade.pressedAgain.length, trade.lost.length, paid()]).toEqual([1, 1, 0])
    const rows = listTradingRows('disturbed', { visit: { times: [1], failures: [] }, trade })
    expect(rows.filter(({ isMet }) => isMet === false)).toEqual([
      expect.objectContaining({ measured: '1', what: expect.stringContaining('did not mend') }),
    ])
  })
})

it('a visitor who takes leave names each page that failed', async () => {
  const page = '<script src="/static/js/index-1.js"></script>'
  let requestCount = 0
  const shown = new Promise<void>((resolve) =>
    vi.stubGlobal('fetch', async () => {
      requestCount += 1
      if (requestCount === 3) resolve()
      // The first is for the script's name, the second the first page of the visit.
      return requestCount <= 2 ? new Response(page) : broken()
    }),
  )
  const visitor = browse(SHOP.siteUrl, 'skull')
  await shown
  const { times, failures } = await visitor.leaveCounted()
  expect(failures).toEqual(Array(times.length - 1).fill(expect.stringContaining('502')))
  expect(failures.length).toBeGreaterThan(0)
  await expect(visitor.leave()).rejects.toThrow('502')
})

describe('memory in a soak', () => {
  const MB = 1e6
  const growing = Array.from({ length: 50 }, (_, minute) => (300 + 4 * minute) * MB)

  it('is flat where it only goes up and down', () => {
    const samples = { 'server a': [300, 340, 310, 345, 305, 340, 300, 330, 300, 345].map((mb) => mb * MB) }
    expect(buildMemoryRows(samples)).toEqual([expect.objectContaining({ isMet: true })])
  })

  it('is not where it goes on growing, which fails the benchmark', () => {
    expect(beginAndEnd(growing)).toEqual({ begin: 318 * MB, end: 478 * MB })
    expect(buildMemoryRows({ 'server a': growing })).toEqual([
      expect.objectContaining({ isMet: false, measured: '318 MB and 478 MB' }),
    ])
  })
})

it('a Caddy that would lose orders is not measured', () => {
  const wanted = [2, 11, 4]
  expect(
    [
      [2, 6, 2],
      [2, 11, 3],
      [1, 12, 9],
    ].map((version) => isOlder(version, wanted)),
  ).toEqual([true, true, true])
  expect(
    [
      [2, 11, 4],
      [2, 12, 0],
      [3, 0, 0],
    ].map((version) => isOlder(version, wanted)),
  ).toEqual([false, false, false])
})
