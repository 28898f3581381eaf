import { useAtomValue } from 'jotai'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { catalogueAtom, type CatalogueState, servedCatalogueAtom } from './catalogue-atoms'
import type { Pricing } from '@contract/money/totals'

/** Returns the catalogue; that of the served page until hydration is over. */
export function useCatalogue(): CatalogueState {
  const catalogue = useAtomValue(catalogueAtom)
  const served = useAtomValue(servedCatalogueAtom)
  return useIsHydrated() ? catalogue : served
}

/**
 * Returns prices of delivery and the tax rate;
 * those of the served page until hydration is over, undefined while unknown.
 */
export function usePricing(): Pricing | undefined {
  const catalogue = useCatalogue()
  return catalogue.status === 'ready' ? catalogue.pricing : undefined
}
