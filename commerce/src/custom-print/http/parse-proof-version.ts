/** Returns the version of a proof in a query; undefined if there is none. */
export function parseProofVersion({ version }: Record<string, unknown>): number | undefined {
  return typeof version === 'string' && /^\d{1,4}$/.test(version) ? Number(version) : undefined
}
