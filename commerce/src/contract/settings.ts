/** Names under which the site keeps things in a browser. */
export const SETTINGS = {
  /** localStorage: the cart. */
  cartStorageKey: 'atelier-steinbock.cart',
  /** localStorage and cookie: the language that detection found. */
  detectedLanguageKey: 'atelier-steinbock.language',
  /** Cookie: the language that the visitor chose in the switcher; wins over detection (reading R2). */
  chosenLanguageCookie: 'atelier-steinbock.chosen-language',
  /** localStorage: the visitor wants cuts instead of movement. */
  motionKey: 'atelier-steinbock.motion',
  /** Cookie: consent, kept for 150 days. */
  consentCookie: 'atelier-steinbock.consent',
  /** sessionStorage: a hosted checkout is under way (reading R5). */
  pendingCheckoutKey: 'atelier-steinbock.checkout',
  /** sessionStorage: files that were gone after a deploy, for which the page was reloaded (reading R22). */
  reloadedForKey: 'atelier-steinbock.renewed-for',
} as const

/** Where the studio is; its address stands in Medusa's store. */
export const STUDIO_COUNTRY = 'Switzerland'

/** Where the carrier shows a parcel; its number stands in place of {{number}}. By itself, as no page needs it. */
export const TRACKING_URL = 'https://service.post.ch/ekp-web/ui/entry/search/{{number}}'

/** Languages with texts of their own; the first is the fallback (specification, section 1). */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of the mails that the studio itself gets. */
export const STUDIO_LANGUAGE: Language = 'de'
