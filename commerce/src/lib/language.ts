import { LANGUAGES, SETTINGS, type Language } from '../contract/settings'

const FALLBACK: Language = LANGUAGES[0]

/** The chosen language, else the browser's first that the site has, else English (readings R2 and R3). */
export function negotiateLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  return chosenLanguage(cookies) ?? preferredLanguage(acceptLanguage) ?? FALLBACK
}

/** Chosen by the site's switcher, or in the cookie of that name. */
export function chosenLanguage(
  cookies = '',
  cookie: string = SETTINGS.chosenLanguageCookie,
): Language | undefined {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.split('=').map((part) => part.trim())
    if (name === cookie) return asLanguage(value)
  }
  return undefined
}

export function preferredLanguage(acceptLanguage = ''): Language | undefined {
  let best: { language: Language; weight: number } | undefined
  for (const item of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim())
    const language = tag === '*' ? FALLBACK : asLanguage(tag.toLowerCase().split('-')[0])
    const weight = weightOf(parameters)
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language
}

function weightOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  if (weight === undefined) return 1
  const value = Number(weight.slice(2))
  return value <= 1 ? value : 0
}

export function asLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text)
}
