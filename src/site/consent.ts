import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { readCookie, writeCookie } from '@/lib/cookies'
import { createListeners } from '@/lib/listeners'

const ACCEPTED = 'true'
const CONSENT_DAYS = 150
const acceptance = createListeners()

export function hasConsent(): boolean {
  return readCookie(document.cookie, STORAGE_KEYS.consent) === ACCEPTED
}

/** Stores the consent for 150 days and hides all banners. */
export function giveConsent(): void {
  writeCookie(STORAGE_KEYS.consent, ACCEPTED, CONSENT_DAYS)
  acceptance.notify()
}

export const subscribeToConsent = acceptance.add
