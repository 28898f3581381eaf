/** Keys and cookies under which the site stores data in a browser. */
export const STORAGE_KEYS = {
  /** localStorage: the cart. */
  cart: 'atelier-steinbock.cart',
  /** localStorage and cookie: the language that detection found. */
  detectedLanguage: 'atelier-steinbock.language',
  /** Cookie: the language chosen in the switcher. It takes precedence over detection. */
  chosenLanguage: 'atelier-steinbock.chosen-language',
  /** localStorage: the visitor wants reduced motion. */
  motion: 'atelier-steinbock.motion',
  /** Cookie: consent, stored for 150 days. */
  consent: 'atelier-steinbock.consent',
  /** sessionStorage: the session of a hosted checkout that is running. */
  pendingCheckout: 'atelier-steinbock.checkout',
  /** sessionStorage: missing files after a deploy for which the page was reloaded. */
  reloadedFor: 'atelier-steinbock.renewed-for',
} as const
