import { fillTemplate } from '../text/template'
import type { Language } from '../site/language'
import de from './refund-failure-texts/de.json'
import en from './refund-failure-texts/en.json'
import fr from './refund-failure-texts/fr.json'
import it from './refund-failure-texts/it.json'

/** By Stripe's reason (docs.stripe.com/refunds#failed-refunds). */
const SENTENCES: Record<Language, Record<keyof typeof en, string>> = { en, de, fr, it }

const KNOWN_REASONS = Object.keys(en) as (keyof typeof en)[]

/** Returns why a refund failed as a sentence; for a reason that Stripe does not explain, or a new one, with its name. */
export function formatRefundFailure(reason: string, language: Language): string {
  const key = KNOWN_REASONS.find((name) => name === reason) ?? 'unknown'
  return fillTemplate(SENTENCES[language][key], { reason })
}
