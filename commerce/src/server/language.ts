import { LANGUAGES, SETTINGS, type Language } from '../contract/settings'

const FALLBACK: Language = LANGUAGES[0]

/**
 * The language of a served page: the one chosen in the switcher, else the first of the visitor's list that the
 * site speaks, else English (readings R2 and R3).
 */
export function negotiateLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  return chosenLanguage(cookies) ?? preferredLanguage(acceptLanguage) ?? FALLBACK
}

function chosenLanguage(cookies = ''): Language | undefined {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.split('=')
    if (name?.trim() === SETTINGS.chosenLanguageCookie) return asLanguage(value?.trim())
  }
  return undefined
}

function preferredLanguage(acceptLanguage = ''): Language | undefined {
  let best: { language: Language; weight: number } | undefined
  for (const item of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim())
    const language = tag === '*' ? FALLBACK : asLanguage(tag.toLowerCase().split('-')[0])
    const weight = weightOf(parameters)
    // Of equal weights the earlier one wins.
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language
}

function weightOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  if (weight === undefined) return 1
  const value = Number(weight.slice(2))
  return value >= 0 && value <= 1 ? value : 0
}

function asLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text)
}
