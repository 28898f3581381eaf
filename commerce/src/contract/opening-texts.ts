import { fill } from './fill'
import type { OpeningProblem } from './opening'
import de from './opening-texts/de.json'
import en from './opening-texts/en.json'
import type { Language } from './settings'

type Texts = Record<OpeningProblem['code'], { problem: string; action: string }>

const TEXTS: Partial<Record<Language, Texts>> & { en: Texts } = { en, de }

/** What is not ready, and what to do about it, in words of the Medusa admin; in English where a language has none. */
export function openingText({ code, values }: OpeningProblem, language: Language) {
  const { problem, action } = (TEXTS[language] ?? TEXTS.en)[code]
  return { problem: fill(problem, values), action: fill(action, values) }
}
