import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'

/** Returns the query of the shop's URL; elsewhere the last one, for as long as the camera leaves the list. */
export function useShopSearch(): string {
  const { pathname, search } = useLocation()
  const isOpen = pathname === paths.shop
  const [last, setLast] = useState(isOpen ? search : '')
  if (isOpen && search !== last) setLast(search)
  return isOpen ? search : last
}
