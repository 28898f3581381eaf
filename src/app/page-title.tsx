import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch } from 'react-router-dom'
import { productTitle } from '@contract/pages'
import { catalogueAtom, productsAtom } from '@/shop/catalogue-atom'
import { findProduct } from '@/shop/product'
import { useTelling } from '@/shop/use-telling'
import { pageForPath } from './page-meta'

/** Keeps the document's title in step with the address; the served page already has the right one. */
export function PageTitle() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { isAwaited, productName } = useProductName()

  useEffect(() => {
    // The server knew the product when it served the page; its title must not flicker.
    if (isAwaited) return
    document.title =
      productName === undefined ? t(`page.${pageForPath(pathname)}.title`) : productTitle(productName)
  }, [isAwaited, pathname, productName, t])

  return null
}

/** The name of the product whose page is open, and whether the shop has yet to tell it. */
function useProductName(): { isAwaited: boolean; productName: string | undefined } {
  const { status } = useAtomValue(catalogueAtom)
  const products = useAtomValue(productsAtom)
  const tell = useTelling()
  const { productId } = useMatch({ path: '/product/:productId', caseSensitive: true })?.params ?? {}
  const product = findProduct(products, productId ?? '')
  return {
    isAwaited: productId !== undefined && status === 'loading',
    productName: product === undefined ? undefined : tell(product, 'name').words,
  }
}
