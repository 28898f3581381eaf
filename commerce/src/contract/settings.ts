/** Keys and cookies under which the site stores data in a browser. */
export const SETTINGS = {
  /** localStorage: the cart. */
  cartStorageKey: 'atelier-steinbock.cart',
  /** localStorage and cookie: the language that detection found. */
  detectedLanguageKey: 'atelier-steinbock.language',
  /** Cookie: the language chosen in the switcher. It takes precedence over detection (reading R2). */
  chosenLanguageCookie: 'atelier-steinbock.chosen-language',
  /** localStorage: the visitor wants reduced motion. */
  motionKey: 'atelier-steinbock.motion',
  /** Cookie: consent, stored for 150 days. */
  consentCookie: 'atelier-steinbock.consent',
  /** sessionStorage: the session of a hosted checkout that is running (reading R5). */
  pendingCheckoutKey: 'atelier-steinbock.checkout',
  /** sessionStorage: missing files after a deploy for which the page was reloaded (reading R22). */
  reloadedForKey: 'atelier-steinbock.renewed-for',
} as const

/** The studio's country. The rest of its address is in Medusa's store. */
export const STUDIO_COUNTRY = 'Switzerland'

/** The carrier's tracking page; {{number}} is replaced. A constant of its own, as no page of the site needs it. */
export const TRACKING_URL = 'https://service.post.ch/ekp-web/ui/entry/search/{{number}}'

/** Languages with texts; the first is the fallback (specification, section 1). */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of the mails to the studio. */
export const STUDIO_LANGUAGE: Language = 'de'
