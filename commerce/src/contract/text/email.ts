import * as z from 'zod/mini'
import { decodePunycode } from './punycode'
import { parseUrl } from './parse-url'

/** In characters, with the domain as mail servers write it (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254

/** Invisible characters, such as zero-width spaces, soft hyphens and marks of direction, except for joiners. */
const INVISIBLE = /[^\P{Default_Ignorable_Code_Point}\u200C\u200D]/gu
/** Some languages write them inside a domain; elsewhere they are invisible. */
const JOINERS = /[\u200C\u200D]/g
/** The part before the @ as mail servers take it. Dots may stand anywhere, as some providers gave out such addresses. */
const LOCAL_PART =
  /^(?:[^\s\p{Cc}\p{Cs}"(),:;<>@[\\\]]+|"(?:[^"\\<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\\[^<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}])+")$/u
/** Excludes the characters that URL would split or decode. */
const TYPED_DOMAIN = /^[^\s\p{Cc}\p{Cs}\0-,/:-@[-`{-\x7F]+$/u
/** Punycode ends with a letter, as the last digit of a number in it is one (RFC 3492, 3.3). */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z])$/

/**
 * Returns an e-mail address in the one form that the shop keeps: without surrounding blanks and invisible characters, its
 * domain in lower case and in its own letters, not in Punycode, to which mail servers convert it. Undefined if it is
 * not a single address.
 */
export function parseEmail(text: string): string | undefined {
  const typed = text.replace(INVISIBLE, '').normalize('NFC')
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(0, at)).replace(JOINERS, '').trimStart()
  const typedDomain = typed.slice(at + 1)
  const domain = toAsciiDomain(typedDomain) ?? toAsciiDomain(typedDomain.replace(JOINERS, '').trimEnd())
  if (domain === undefined || !LOCAL_PART.test(local) || local.length + 1 + domain.length > MAX_EMAIL_LENGTH)
    return undefined
  const letters = domain.replaceAll(/xn--([^.]+)/g, (_label, encoded: string) => decodePunycode(encoded))
  // Node 24 passes on Punycode that means no letters of a domain.
  return toAsciiDomain(letters) === undefined ? undefined : `${local}@${letters}`
}

/**
 * Returns the address of a member of staff, who signs in by it: whole in lower case, as phones begin a field with a
 * capital. Undefined if it is not a single address.
 */
export function parseStaffEmail(text: string): string | undefined {
  return parseEmail(text)?.toLowerCase()
}

/** URL knows how domains in all letters are written (UTS 46), in browsers and on the server. */
function toAsciiDomain(domain: string): string | undefined {
  const hostname = TYPED_DOMAIN.test(domain) ? parseUrl(`https://${domain}`)?.hostname : undefined
  return hostname !== undefined && DOMAIN.test(hostname) ? hostname : undefined
}

/** The schema turns a typed address into the form in which it is stored. */
export const emailSchema = z.string().check(
  z.overwrite((text) => parseEmail(text) ?? text),
  z.refine((text) => parseEmail(text) !== undefined),
)
