/** A name on one line: control characters and line ends become spaces, as they would break mails and the payment page. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
