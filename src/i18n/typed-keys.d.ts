import 'i18next'
import type { MESSAGES } from '@contract/messages'
import type layout from '@locales/en/layout.json'
import type map from '@locales/en/map.json'
import type pages from '@locales/en/pages.json'
import type sections from '@locales/en/sections.json'
import type shop from '@locales/en/shop.json'
import type staff from '@locales/en/staff.json'
import type video from '@locales/en/video.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: {
      translation: typeof layout &
        typeof map &
        typeof pages &
        typeof sections &
        typeof shop &
        typeof staff &
        typeof video &
        typeof MESSAGES
    }
  }
}
