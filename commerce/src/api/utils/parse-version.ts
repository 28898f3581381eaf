/** The version of a proof that a query names, if it does. */
export function parseVersion({ version }: Record<string, unknown>): number | undefined {
  return typeof version === 'string' && /^\d{1,4}$/.test(version) ? Number(version) : undefined
}
