import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch } from 'react-router-dom'
import { productTitle } from '@contract/pages'
import { PAGE_PARAMETER } from '@contract/shop-pages'
import { catalogueAtom } from '@/shop/catalogue-atom'
import { productOf } from '@/shop/product-of'
import { useLocalizedProduct } from '@/shop/use-localized-product'
import { pageForPath } from './page-meta'

/** Keeps the document's title in step with the address; the served page already has the right one. */
export function PageTitle() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { isAwaited, productName } = useProductName(pathname)

  useEffect(() => {
    // The server knew the product when it served the page; its title must not flicker.
    if (isAwaited) return
    const name = pageForPath(pathname)
    const page = name === 'shop' && new URLSearchParams(search).get(PAGE_PARAMETER)
    const own = page ? t('shop.pageTitle', { page }) : t(`page.${name}.title`)
    document.title = productName === undefined ? own : productTitle(productName)
  }, [isAwaited, pathname, search, productName, t])

  return null
}

/** The name of the product whose page is open, and whether the shop has yet to tell it. */
function useProductName(pathname: string): { isAwaited: boolean; productName: string | undefined } {
  const catalogue = useAtomValue(catalogueAtom)
  const localize = useLocalizedProduct()
  const { productId } = useMatch({ path: '/product/:productId', caseSensitive: true })?.params ?? {}
  if (productId === undefined) return { isAwaited: false, productName: undefined }
  const { product, isAwaited } = productOf(catalogue, pathname, productId)
  return { isAwaited, productName: product && localize(product, 'name').words }
}
