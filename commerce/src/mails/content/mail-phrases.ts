import type { Language } from '../../contract/site/language'
import { formatAddressLine } from '../../contract/studio/studio-address'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import type { MailTexts } from './mail-content'

/** Words that stand before a family's or a firm's name: none of them is a given name. */
const NO_GIVEN_NAME = /^(?:fam(?:ilie|iglia|ille|ily)|firma|verein|herr|frau|dr|prof)\.?$/i

/** Greets a buyer: by the given name where it is plain and the mails say 'du' or 'tu', else by the whole name. */
export function formatGreeting(name: string | undefined, language: Language, t: MailTexts): string {
  if (name === undefined) return t('greeting')
  const [given = '', ...rest] = name.trim().split(/\s+/)
  const isPlain = language !== 'fr' && rest.length === 1 && !NO_GIVEN_NAME.test(given)
  return t('greeting_name', { name: isPlain ? given : name })
}

/** Returns the signature of all mails: the studio's name, address and phone. */
export function formatSignature({ name, address, phone }: StudioProfile): string {
  return [name, formatAddressLine(address), phone].filter((part) => part !== '').join(', ')
}
