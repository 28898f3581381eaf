import { useAtomValue } from 'jotai'
import { useHydrated } from '@/lib/use-hydrated'
import { type CatalogueState, catalogueAtom, servedCatalogueAtom } from './catalogue-atom'

/** The catalogue as this part of the page may show it: as served, until the page has been taken over. */
export function useCatalogue(): CatalogueState {
  const catalogue = useAtomValue(catalogueAtom)
  const served = useAtomValue(servedCatalogueAtom)
  return useHydrated() ? catalogue : served
}
