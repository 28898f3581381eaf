import { useAtomValue } from 'jotai'
import { useIsHydrated } from '@/lib/use-hydrated'
import { type CatalogueState, catalogueAtom, servedCatalogueAtom } from './catalogue-atoms'

/** Returns the catalogue; as served until the page is hydrated. */
export function useCatalogue(): CatalogueState {
  const catalogue = useAtomValue(catalogueAtom)
  const served = useAtomValue(servedCatalogueAtom)
  return useIsHydrated() ? catalogue : served
}
