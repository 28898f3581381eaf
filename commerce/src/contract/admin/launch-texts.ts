import { fillTemplate } from '../text/template'
import type { LaunchProblem } from './launch-checklist'
import de from './launch-texts/de.json'
import en from './launch-texts/en.json'
import fr from './launch-texts/fr.json'
import it from './launch-texts/it.json'
import type { Language } from '../site/language'

type LaunchTexts = Record<LaunchProblem['code'], { problem: string; action: string }>

const TEXTS: Record<Language, LaunchTexts> = { en, de, fr, it }

/** Returns what is not ready and what to do about it, in the words of the Medusa admin. */
export function formatLaunchProblem({ code, values }: LaunchProblem, language: Language) {
  const { problem, action } = TEXTS[language][code]
  return { problem: fillTemplate(problem, values), action: fillTemplate(action, values) }
}
