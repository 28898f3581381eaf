import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { catalogueAtom, toPricing } from '@/shop/catalogue/catalogue-atoms'
import { fetchCatalogue } from '@/shop/catalogue/fetch-catalogue'
import { isDrawerOpenAtom } from '../state/drawer-atoms'

/** In ms: maximum age of prices and tax rate in an open drawer. */
const MAX_AGE_MS = 60_000

/** Loads the catalogue again. A failure keeps the loaded one, unlike the first time. */
const refreshCatalogueAtom = atom(null, async (get, set) => {
  if (get(catalogueAtom).status !== 'ready' || !window.navigator.onLine) return
  try {
    const { products, pricing } = await fetchCatalogue()
    set(catalogueAtom, { status: 'ready', products, pricing: toPricing(pricing) })
  } catch (error) {
    console.error('Failed to refresh the prices of the cart', error)
  }
})

/**
 * Keeps the drawer's total the one that is charged, even if the studio changes a price or the tax rate meanwhile.
 */
export function useRefreshPrices(): void {
  const isOpen = useAtomValue(isDrawerOpenAtom)
  const refresh = useSetAtom(refreshCatalogueAtom)
  useEffect(() => {
    if (!isOpen) return undefined
    const refreshSeen = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    refreshSeen()
    const timer = setInterval(refreshSeen, MAX_AGE_MS)
    document.addEventListener('visibilitychange', refreshSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshSeen)
    }
  }, [isOpen, refresh])
}
