import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CatalogueChanges } from '../../../src/catalogue/catalogue-changes'
import { CatalogueCache } from '../../../src/catalogue/catalogue-cache'
import type { CatalogueQueries } from '../../../src/catalogue/catalogue-queries'
import type { CatalogueProduct } from '../../../src/catalogue/catalogue-index'
import { TERMS } from './sample-sales-terms'

/** A shop whose shirts have one size each, counted from an item of its own. */
let names: Record<string, string>
let pieces: Record<string, number>
let reads: string[]
/** Set to let a reading of products take until it resolves. */
let slow: Promise<void> | undefined
let snapshot: CatalogueCache
const failures: unknown[] = []

const source: CatalogueQueries = {
  async readTerms() {
    reads.push('terms')
    return TERMS
  },
  async listProductIds() {
    return Object.keys(names)
  },
  async listProducts(ids) {
    reads.push(`products ${ids.join(' ')}`)
    const found = ids.filter((id) => id in names).map(buildProduct)
    await slow
    return found
  },
  async readReservablePieces(itemIds) {
    reads.push(`stock ${itemIds.join(' ')}`)
    return new Map(itemIds.map((id) => [id, pieces[id] ?? 0]))
  },
  async findAffectedIds(changes) {
    return { productIds: changes.listIds('product'), variantIds: [] }
  },
}

function buildProduct(id: string): CatalogueProduct {
  return {
    id,
    handle: id,
    name: names[id] ?? '',
    description: '',
    details: [],
    translations: undefined,
    images: [`/media/${id}.webp`],
    updatedAt: new Date(0),
    sizes: [
      {
        variantId: `variant_${id}`,
        size: 'M',
        priceInRappen: 2990,
        stock: [{ inventoryItemId: `item_${id}`, perPiece: 1 }],
        available: pieces[`item_${id}`] ?? 0,
      },
    ],
  }
}

const shown = () => snapshot.readLatest()?.index.products ?? []
const named = (id: string) => shown().find((product) => product.id === id)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] })
  names = { donuts: 'Donuts', skull: 'Crying Skull', cheese: 'Cheese' }
  pieces = { item_donuts: 5, item_skull: 3, item_cheese: 1 }
  slow = undefined
  failures.length = 0
  reads = []
  snapshot = new CatalogueCache(source, (error) => failures.push(error))
  snapshot.onConnect()
  await snapshot.current()
  // The pause after a reading.
  await vi.advanceTimersByTimeAsync(1000)
  reads = []
})
afterEach(() => {
  expect(failures).toEqual([])
  vi.useRealTimers()
})

describe('the catalogue in memory', () => {
  it('reads only the stock of what was sold [F4]', async () => {
    pieces['item_donuts'] = 4
    snapshot.onNotification('stock item_donuts')
    await vi.advanceTimersByTimeAsync(100)
    expect(reads).toEqual(['stock item_donuts'])
    expect(named('donuts')?.availability).toEqual({ M: 4 })
  })

  it('reads only the product that the studio has changed [F4]', async () => {
    names['skull'] = 'Laughing Skull'
    snapshot.onNotification('product skull')
    await vi.advanceTimersByTimeAsync(100)
    expect(reads).toEqual(['products skull'])
    expect(named('skull')?.name).toBe('Laughing Skull')
  })

  it('leaves the other products as they were, for whatever was made of them [F4]', async () => {
    const [donuts, skull, cheese] = shown()
    pieces['item_donuts'] = 4
    snapshot.onNotification('stock item_donuts')
    await vi.advanceTimersByTimeAsync(100)
    expect(shown()[0]).not.toBe(donuts)
    expect(shown()[1]).toBe(skull)
    expect(shown()[2]).toBe(cheese)
  })

  it('reads everything when nobody knows what has changed, and keeps what is the same [F4]', async () => {
    const before = snapshot.readLatest()
    names['new'] = 'New'
    snapshot.onNotification('everything')
    await vi.waitFor(() => expect(named('new')?.name).toBe('New'))
    expect(reads).toEqual(['terms', 'products donuts skull cheese new'])
    expect(shown()[0]).toBe(before?.index.products[0])
    expect(snapshot.readLatest()?.response.etag).not.toBe(before?.response.etag)
  })

  it('does not make its answer anew for a change that no visitor can see', async () => {
    const before = snapshot.readLatest()?.response
    snapshot.onNotification('stock item_donuts')
    await vi.advanceTimersByTimeAsync(100)
    expect(reads).toEqual(['stock item_donuts'])
    expect(snapshot.readLatest()?.response).toBe(before)
  })

  it('does not undo a change with what a slow reading of everything had read before it [F4]', async () => {
    let goOn = () => undefined as void
    slow = new Promise((resolve) => (goOn = resolve))
    snapshot.onNotification('everything')
    await vi.advanceTimersByTimeAsync(100)
    // The old name has been read, and is still on its way.
    names['skull'] = 'Laughing Skull'
    snapshot.onNotification('product skull')
    await vi.advanceTimersByTimeAsync(1000)
    expect(reads).toEqual(['terms', 'products donuts skull cheese'])
    slow = undefined
    goOn()
    await vi.waitFor(() => expect(named('skull')?.name).toBe('Laughing Skull'))
  })

  it('tells of a sale while everything is still being read [F4]', async () => {
    names = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`shirt${i}`, `Shirt ${i}`]))
    snapshot.onNotification('everything')
    await vi.waitFor(() => expect(shown()).toHaveLength(60))
    await vi.advanceTimersByTimeAsync(1000)
    reads = []
    snapshot.onNotification('everything')
    let goOn = () => undefined as void
    slow = new Promise((resolve) => (goOn = resolve))
    await vi.advanceTimersByTimeAsync(300)
    pieces['item_shirt0'] = 7
    snapshot.onNotification('stock item_shirt0')
    await vi.advanceTimersByTimeAsync(300)
    goOn()
    await vi.waitFor(() => expect(reads).toHaveLength(5))
    expect(reads.map((read) => read.split(' ', 2).join(' '))).toEqual([
      'terms',
      'products shirt0',
      'stock item_shirt0',
      'products shirt25',
      'products shirt50',
    ])
    expect(named('shirt0')?.availability).toEqual({ M: 7 })
  })

  it('shares one reading between the changes of a burst', async () => {
    for (const item of ['item_donuts', 'item_skull', 'item_donuts']) snapshot.onNotification(`stock ${item}`)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reads).toEqual(['stock item_donuts item_skull'])
  })

  it('counts the stock now and then although nothing was heard, and reads the rest seldom', async () => {
    pieces['item_cheese'] = 2
    await vi.advanceTimersByTimeAsync(25_000)
    expect(reads).toEqual(['stock item_donuts item_skull item_cheese'])
    expect(named('cheese')?.availability).toEqual({ M: 2 })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(reads.filter((read) => read === 'terms')).toHaveLength(1)
  })

  it('reads everything as often as it can while changes are not heard', async () => {
    snapshot.onDisconnect()
    await vi.advanceTimersByTimeAsync(50_000)
    expect(reads.filter((read) => read === 'terms')).toHaveLength(2)
  })

  it('tries again what could not be read', async () => {
    const broken = vi.spyOn(source, 'readReservablePieces').mockRejectedValueOnce(new Error('away'))
    pieces['item_donuts'] = 4
    snapshot.onNotification('stock item_donuts')
    await vi.advanceTimersByTimeAsync(100)
    expect(failures.splice(0)).toEqual([new Error('away')])
    expect(named('donuts')?.availability).toEqual({ M: 5 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(named('donuts')?.availability).toEqual({ M: 4 })
    broken.mockRestore()
  })
})

describe('a notification', () => {
  it.each(['', 'everything', 'product', 'nonsense 1'])('is about everything when it says %j', (payload) => {
    const changes = new CatalogueChanges()
    changes.add(payload)
    expect(changes.everything).toBe(true)
  })
})
