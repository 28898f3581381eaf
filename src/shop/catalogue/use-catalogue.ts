import { useAtomValue } from 'jotai'
import { useIsHydrated } from '@/lib/use-hydrated'
import { catalogueAtom, type CatalogueState, servedCatalogueAtom } from './catalogue-atoms'
import type { Pricing } from '@contract/money/totals'

/** Returns the catalogue; as served until the page is hydrated. */
export function useCatalogue(): CatalogueState {
  const catalogue = useAtomValue(catalogueAtom)
  const served = useAtomValue(servedCatalogueAtom)
  return useIsHydrated() ? catalogue : served
}

/** Returns what the shop charges beside its goods, as served until the page is hydrated; undefined until it is known. */
export function usePricing(): Pricing | undefined {
  const catalogue = useCatalogue()
  return catalogue.status === 'ready' ? catalogue.pricing : undefined
}
