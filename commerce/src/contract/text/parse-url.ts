/**
 * Returns an address as a URL, seen from a base if there is one; undefined if it is none. Not by URL.canParse: Node 20
 * denies addresses with letters such as ü once it has been asked some thousand times.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
