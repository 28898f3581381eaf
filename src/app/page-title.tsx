import type { i18n as I18n } from 'i18next'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch } from 'react-router-dom'
import { findPageByPath, type PageName, PAGES, formatPageTitle } from '@contract/site/pages'
import { PAGE_PARAMETER } from '@contract/site/shop-pages'
import { useStudioProfile } from '@/site/use-studio-profile'
import { catalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { findPageProduct } from '@/shop/catalogue/product'
import { useLocalizeProduct } from '@/shop/catalogue/use-localize-product'

export function PageTitle() {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const { name: studio } = useStudioProfile()
  const { mayStillLoad, productName } = useProductName(pathname)

  useEffect(() => {
    // The served title has the product's name already and must not flicker while the catalogue loads.
    if (mayStillLoad) return
    const name = findPageByPath(pathname)
    const page = name === 'shop' && new URLSearchParams(search).get(PAGE_PARAMETER)
    const own = page ? t('shop.pageTitle', { page }) : getPageTitle(name, i18n, studio)
    document.title = productName === undefined ? own : formatPageTitle(productName, studio)
  }, [mayStillLoad, pathname, search, productName, studio, t, i18n])

  return null
}

function useProductName(pathname: string): { mayStillLoad: boolean; productName: string | undefined } {
  const catalogue = useAtomValue(catalogueAtom)
  const localize = useLocalizeProduct()
  const { productId } = useMatch({ path: PAGES.product.path, caseSensitive: true })?.params ?? {}
  if (productId === undefined) return { mayStillLoad: false, productName: undefined }
  const { product, mayStillLoad } = findPageProduct(catalogue, pathname, productId)
  return { mayStillLoad, productName: product && localize(product, 'name').text }
}

/** Returns the title of a page: its own if the language has one, else its section's name with the studio's. */
export function getPageTitle(name: PageName, { t, exists }: I18n, studio: string): string {
  // The keys are built, as the list of sections is in the map's chunk, which is loaded later.
  const [own, section] = [`page.${name}.title` as 'page.home.title', `section.${name}` as 'section.home']
  return exists(own) || !exists(section) ? t(own) : formatPageTitle(t(section), studio)
}
