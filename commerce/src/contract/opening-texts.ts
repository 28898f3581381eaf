import { fill } from './fill'
import type { OpeningProblem } from './opening'
import de from './opening-texts/de.json'
import en from './opening-texts/en.json'
import fr from './opening-texts/fr.json'
import it from './opening-texts/it.json'
import type { Language } from './settings'

type Texts = Record<OpeningProblem['code'], { problem: string; action: string }>

const TEXTS: Record<Language, Texts> = { en, de, fr, it }

/** What is not ready, and what to do about it, in words of the Medusa admin. */
export function openingText({ code, values }: OpeningProblem, language: Language) {
  const { problem, action } = TEXTS[language][code]
  return { problem: fill(problem, values), action: fill(action, values) }
}
