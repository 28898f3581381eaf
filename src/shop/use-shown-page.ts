import { shownPage } from './shown-page'
import { useCatalogue } from './use-catalogue'
import { useShopSearch } from './use-shop-search'

/** What is known of the shop, and the page of it that the address asks for, once that is known. */
export function useShownPage() {
  const catalogue = useCatalogue()
  const search = useShopSearch()
  return { catalogue, shown: catalogue.status === 'ready' ? shownPage(catalogue, search) : undefined }
}
