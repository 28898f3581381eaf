import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch } from 'react-router-dom'
import { SETTINGS } from '@contract/settings'
import { productsAtom } from '@/shop/catalogue-atom'
import { findProduct } from '@/shop/product'
import { pageForPath } from './page-meta'

/** Keeps the document's title in step with the address; the served page already has the right one, but for a product's. */
export function PageTitle() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const productName = useProductName()

  useEffect(() => {
    document.title =
      productName === undefined
        ? t(`page.${pageForPath(pathname)}.title`)
        : `${productName} | ${SETTINGS.name}`
  }, [pathname, productName, t])

  return null
}

/** The name of the product whose page is open, once the shop has told it. */
function useProductName(): string | undefined {
  const products = useAtomValue(productsAtom)
  const { productId = '' } = useMatch('/product/:productId')?.params ?? {}
  return findProduct(products, productId)?.name
}
