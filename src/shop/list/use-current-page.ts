import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { getCurrentPage } from '../shown-page'
import { useCatalogue } from '../catalogue/use-catalogue'

/** Returns the catalogue, and the page of it that the URL names; elsewhere the last one, while the camera leaves it. */
export function useCurrentPage() {
  const catalogue = useCatalogue()
  const { pathname, search } = useLocation()
  const isOpen = pathname === paths.shop
  const [last, setLast] = useState(isOpen ? search : '')
  if (isOpen && search !== last) setLast(search)
  const shown = catalogue.status === 'ready' ? getCurrentPage(catalogue, isOpen ? search : last) : undefined
  return { catalogue, shown }
}
