/** Decodes a path by `decodeURI`, or a part of one by `decodeURIComponent`. A malformed one is returned as it is. */
export function decodePath(path: string, decode: (encoded: string) => string): string {
  try {
    return decode(path)
  } catch {
    return path
  }
}
