import { useAtomValue } from 'jotai'
import { useHydrated } from '@/lib/use-hydrated'
import { type CatalogueState, catalogueAtom } from './catalogue-atom'

/** The catalogue as this part of the page may show it: still loading until the served page has been taken over. */
export function useCatalogue(): CatalogueState {
  const catalogue = useAtomValue(catalogueAtom)
  return useHydrated() ? catalogue : { status: 'loading' }
}
