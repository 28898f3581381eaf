import { isWishDate } from '../contract/custom-print/requested-date'
import { dayInZurich } from '../lib/swiss-time'
import { PressError } from './custom-print-error'

/** Throws PressError where a date, if one is wished for, comes too soon. */
export function requireWishDate(wishDate: string | null): void {
  if (wishDate !== null && !isWishDate(wishDate, dayInZurich(new Date())))
    throw new PressError('wish_too_soon')
}
