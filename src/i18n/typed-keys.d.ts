import 'i18next'
import type { MESSAGES } from '@contract/messages'
import type descriptions from '@locales/en/descriptions.json'
import type home from '@locales/en/frame/home.json'
import type layout from '@locales/en/frame/layout.json'
import type map from '@locales/en/frame/map.json'
import type frameShop from '@locales/en/frame/shop.json'
import type titles from '@locales/en/frame/titles.json'
import type order from '@locales/en/order.json'
import type sections from '@locales/en/sections.json'
import type shop from '@locales/en/shop.json'
import type studio from '@locales/en/studio.json'
import type video from '@locales/en/video.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: {
      translation: typeof descriptions &
        typeof home &
        typeof layout &
        typeof map &
        typeof frameShop &
        typeof titles &
        typeof order &
        typeof sections &
        typeof shop &
        typeof studio &
        typeof video &
        typeof MESSAGES
    }
  }
}
