import { shownPage } from './shown-page'
import { useCatalogue } from './use-catalogue'
import { useShopSearch } from './use-shop-search'

export function useShownPage() {
  const catalogue = useCatalogue()
  const search = useShopSearch()
  return { catalogue, shown: catalogue.status === 'ready' ? shownPage(catalogue, search) : undefined }
}
