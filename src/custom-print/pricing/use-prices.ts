import { useCallback, useEffect, useState } from 'react'
import { PRINT_PRICES_PATH } from '@contract/api/api-paths'
import type { PriceTable } from '@contract/custom-print/print-quote'
import type { Pricing } from '@contract/money/totals'
import { fetchApi } from '@/lib/requests/http'

export type Prices = {
  table: PriceTable
  pricing: Pricing
  /** Whether the studio takes no new requests, as its storage is full. */
  isFull: boolean
}
export type PricesState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Prices)

/** The prices, and what loads them again, as the price shown must be the one charged. */
export type LoadablePrices = { prices: PricesState; loadPrices: () => Promise<void> }

/** Loads the studio's prices. */
export function usePrices(): LoadablePrices {
  const [prices, setPrices] = useState<PricesState>({ status: 'loading' })
  useEffect(() => void loadPrices().then((state) => setPrices(state)), [])
  const reload = useCallback(async () => {
    // Known prices stay visible until the new ones are there.
    setPrices((now) => (now.status === 'ready' ? now : { status: 'loading' }))
    setPrices(await loadPrices())
  }, [])
  return { prices, loadPrices: reload }
}

/** The schema is a chunk of its own, loaded at the same time as the prices. */
async function loadPrices(): Promise<PricesState> {
  try {
    const [body, { pricesResponseSchema, parsePriceTable }] = await Promise.all([
      fetchApi(PRINT_PRICES_PATH),
      import('@contract/custom-print/price-table'),
    ])
    const prices = pricesResponseSchema.parse(body)
    return { status: 'ready', table: parsePriceTable(prices), pricing: prices.pricing, isFull: prices.isFull }
  } catch (error) {
    console.error('Failed to load the prices of the press', error)
    return { status: 'failed' }
  }
}
