import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch } from 'react-router-dom'
import { pageAt, PAGES, productTitle } from '@contract/pages'
import { PAGE_PARAMETER } from '@contract/shop-pages'
import { catalogueAtom } from '@/shop/catalogue-atom'
import { findPageProduct } from '@/shop/find-page-product'
import { useLocalizedProduct } from '@/shop/use-localized-product'

export function PageTitle() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { mayStillLoad, productName } = useProductName(pathname)

  useEffect(() => {
    // The served title names the product already; it must not flicker.
    if (mayStillLoad) return
    const name = pageAt(pathname)
    const page = name === 'shop' && new URLSearchParams(search).get(PAGE_PARAMETER)
    const own = page ? t('shop.pageTitle', { page }) : t(`page.${name}.title`)
    document.title = productName === undefined ? own : productTitle(productName)
  }, [mayStillLoad, pathname, search, productName, t])

  return null
}

function useProductName(pathname: string): { mayStillLoad: boolean; productName: string | undefined } {
  const catalogue = useAtomValue(catalogueAtom)
  const localize = useLocalizedProduct()
  const { productId } = useMatch({ path: PAGES.product.path, caseSensitive: true })?.params ?? {}
  if (productId === undefined) return { mayStillLoad: false, productName: undefined }
  const { product, mayStillLoad } = findPageProduct(catalogue, pathname, productId)
  return { mayStillLoad, productName: product && localize(product, 'name').words }
}
