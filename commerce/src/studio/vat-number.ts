const CHECK_DIGIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4]

/** Whether a text is a Swiss VAT number with a correct check digit. */
export function isVatNumber(text: string): boolean {
  return parseVatNumber(text) !== undefined
}

/**
 * Returns a Swiss VAT number without its suffix, as 'CHE-123.456.788'; undefined if it is invalid or its check
 * digit is wrong (Federal Statistical Office, eCH-0097).
 */
export function parseVatNumber(text: string): string | undefined {
  const [, ...groups] = /^CHE-?(\d{3})\.?(\d{3})\.?(\d{3})(?: (?:MWST|TVA|IVA))?$/.exec(text) ?? []
  const digits = [...groups.join('')].map(Number)
  const check = digits.pop()
  if (check === undefined) return undefined
  const sum = digits.reduce((total, digit, index) => total + digit * (CHECK_DIGIT_WEIGHTS[index] ?? 0), 0)
  return (11 - (sum % 11)) % 11 === check ? `CHE-${groups.join('.')}` : undefined
}
