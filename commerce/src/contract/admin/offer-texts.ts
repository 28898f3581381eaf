import { fillTemplate } from '../text/template'
import { MAX_NAME_LENGTH, MAX_QUANTITY, MAX_SIZE_LENGTH, MIN_PAYMENT_IN_RAPPEN } from '../limits'
import { formatGroupedFrancs } from '../money/money'
import type { OfferIssue } from './offer'
import de from './offer-texts/de.json'
import en from './offer-texts/en.json'
import fr from './offer-texts/fr.json'
import it from './offer-texts/it.json'
import type { Language } from '../site/language'

/** The meaning of each reason, and what to do about it. Fields have the names of the Medusa admin. */
const SENTENCES: Record<Language, Record<OfferIssue['code'], string>> = { en, de, fr, it }

const VALUES = {
  maxName: MAX_NAME_LENGTH,
  maxSize: MAX_SIZE_LENGTH,
  minPayment: formatGroupedFrancs(MIN_PAYMENT_IN_RAPPEN),
  maxQuantity: MAX_QUANTITY,
}

/** Returns each reason as a sentence, after the size that it concerns, without repetitions. */
export function formatOfferIssues(issues: readonly OfferIssue[], language: Language): string[] {
  const sentences = issues.map(({ code, size }) => {
    const sentence = fillTemplate(SENTENCES[language][code], VALUES)
    return size === undefined ? sentence : `${size === '' ? '–' : size}: ${sentence}`
  })
  return [...new Set(sentences)]
}
