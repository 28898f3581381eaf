import type { Language } from '../../../src/contract/site/language'
import { STUDIO_TIME_ZONE } from '../../../src/contract/studio/studio-day'

/** Formats a time as its day at the studio, in the Swiss form of a language. */
export const formatSwissDay = (at: string, language: Language): string =>
  new Date(at).toLocaleDateString(`${language}-CH`, { timeZone: STUDIO_TIME_ZONE })
