import { shownPage } from './shown-page'
import { useCatalogue } from './use-catalogue'
import { useShopSearch } from './use-shop-search'

/** Returns the catalogue, and the page of it that the URL names. */
export function useShownPage() {
  const catalogue = useCatalogue()
  const search = useShopSearch()
  return { catalogue, shown: catalogue.status === 'ready' ? shownPage(catalogue, search) : undefined }
}
