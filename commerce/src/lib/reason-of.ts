/**
 * What went wrong, as a sentence for logs and staff. Medusa's workflows throw plain objects with the fields of an error
 * (`serializeError` in @medusajs/utils), which String() turns into '[object Object]'.
 */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error
  if (typeof error !== 'object' || error === null) return `Unknown failure (${String(error)})`
  // A refused connection to a host of several addresses has a code and no message.
  for (const field of ['message', 'code', 'type', 'name'] as const) {
    const text: unknown = Reflect.get(error, field)
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return 'Unknown failure'
}
