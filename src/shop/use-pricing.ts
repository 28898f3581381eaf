import type { Pricing } from '@contract/money/totals'
import { useCatalogue } from './catalogue/use-catalogue'

/** Returns what the shop charges beside its goods, as served until the page is hydrated; undefined until it is known. */
export function usePricing(): Pricing | undefined {
  const catalogue = useCatalogue()
  return catalogue.status === 'ready' ? catalogue.pricing : undefined
}
