import 'i18next'
import type { MESSAGES } from '@contract/api/messages'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: {
      translation: typeof import('@contract/custom-print/colour-texts/en.json') &
        typeof import('@contract/locales/en.json') &
        typeof import('@locales/en/board.json') &
        typeof import('@locales/en/content.json') &
        typeof import('@locales/en/frame-shop.json') &
        typeof import('@locales/en/frame.json') &
        typeof import('@locales/en/press.json') &
        typeof import('@locales/en/proof.json') &
        typeof import('@locales/en/shop.json') &
        typeof MESSAGES
    }
  }
}
