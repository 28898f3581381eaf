/** It is drawn for a letter that no font has. */
export const SUBSTITUTE = '\ufffd'

/**
 * Removes characters that are not drawn and only turn the text around or hide in it, and makes each white space a plain
 * one. Joiners stay, as they shape Persian and Indian words. A letter keeps three marks, as more would cover the lines
 * above.
 */
export function cleanText(text: string): string {
  return (
    text
      .replaceAll(/\p{Cs}/gu, SUBSTITUTE)
      .replaceAll(/(?!\u00a0)[\p{Cc}\p{Z}]/gu, ' ')
      // The shop's fonts have no other hyphen.
      .replaceAll(/[\u2010\u2011]/gu, '-')
      .replaceAll(/(?![\u200c\u200d])\p{DI}/gu, '')
      .normalize('NFC')
      .replaceAll(/(\p{Mn}{3})\p{Mn}+/gu, '$1')
      .trim()
  )
}
