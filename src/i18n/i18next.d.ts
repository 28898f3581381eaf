import 'i18next'
import type { MESSAGES } from '@contract/api/messages'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: {
      translation: typeof import('@locales/en/descriptions.json') &
        typeof import('@locales/en/frame/home.json') &
        typeof import('@locales/en/frame/layout.json') &
        typeof import('@locales/en/frame/map.json') &
        typeof import('@locales/en/frame/shop.json') &
        typeof import('@locales/en/frame/titles.json') &
        typeof import('@locales/en/order.json') &
        typeof import('@locales/en/press.json') &
        typeof import('@locales/en/proof.json') &
        typeof import('@locales/en/sections.json') &
        typeof import('@locales/en/shop.json') &
        typeof import('@locales/en/studio.json') &
        typeof import('@locales/en/video.json') &
        typeof MESSAGES
    }
  }
}
