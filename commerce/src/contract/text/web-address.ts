/** Says whether a text is an address of the web alone, which a page or a mail may link to. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(text)
}
