/** Returns a sentence for logs and staff. Medusa's workflows throw plain objects instead of errors. */
export function getErrorMessage(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error
  if (typeof error !== 'object' || error === null) return `Unknown failure (${String(error)})`
  // A refused connection may have a code and no message.
  for (const field of ['message', 'code', 'type', 'name'] as const) {
    const text: unknown = Reflect.get(error, field)
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return 'Unknown failure'
}
