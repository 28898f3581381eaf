import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'
import type { Language } from '../site/language'
import { createTranslator } from '../text/template'

/**
 * What is wrong with an order. open_change: a change of it that was begun and neither made nor dropped, which keeps out
 * all others; doubled_line: a line counts twice; miscounted: its parcels have other pieces than it says; misreserved:
 * other pieces are reserved for it than are to be packed; loose_parcel: a parcel of no order; level: of a size another
 * number counts as reserved than its orders need.
 */
export const ORDER_PROBLEMS = [
  'open_change',
  'doubled_line',
  'miscounted',
  'misreserved',
  'loose_parcel',
  'level',
] as const
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]

const getTexts = createTranslator({ en, de, fr, it })

/** Returns what is wrong, and what to do about it. */
export function formatOrderProblem(problem: OrderProblem, detail: string, language: Language): string {
  return getTexts(language)(`problem.${problem}`, { detail })
}
