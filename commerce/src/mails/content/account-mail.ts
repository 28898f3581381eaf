import { STUDIO_LANGUAGE, type Language } from '../../contract/site/language'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import { MIN_PASSWORD_LENGTH } from '../../lib/environment-defaults'
import type { AccountMail } from '../mail'
import { type MailContent, getMailTexts, type MailTextKey } from './mail-content'
import { formatSignature } from './mail-phrases'

/** A mail is in both if the language of its recipient is not known. */
const FALLBACK_LANGUAGES: readonly Language[] = [STUDIO_LANGUAGE, 'en']

/** Returns the content of a mail about an account. Its button opens the link. */
export function buildAccountMailContent(
  { kind, data }: Pick<AccountMail, 'kind' | 'data'>,
  link: string,
  studio: StudioProfile,
): MailContent {
  const values = { studio: studio.name, length: MIN_PASSWORD_LENGTH }
  const ownLanguage = 'language' in data ? data.language : undefined
  const languages = ownLanguage === undefined ? FALLBACK_LANGUAGES : [ownLanguage]
  const texts = (key: MailTextKey) => languages.map((language) => getMailTexts(language)(key, values))
  return {
    studio: studio.name,
    language: languages[0] ?? STUDIO_LANGUAGE,
    subject: texts(`${kind}.subject`).join(' / '),
    preview: texts(`${kind}.text`)[0] ?? '',
    title: texts(`${kind}.title`).join(' / '),
    paragraphs: languages.flatMap((language) => {
      const t = getMailTexts(language)
      return [t(`${kind}.text`, values), t(`${kind}.valid`)]
    }),
    blocksAbove: [],
    button: { label: texts(`${kind}.button`).join(' / '), url: link },
    blocksBelow: [],
    footer: [...texts(`${kind}.unasked`), formatSignature(studio)],
  }
}
