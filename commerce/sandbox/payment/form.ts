/** A value of a form body as Stripe writes it: `a[b][0]=c`. */
export type FormValue = string | FormValue[] | FormObject
export type FormObject = { [key: string]: FormValue }

const MAX_DEPTH = 8

/** Objects and lists out of a form body or a query string; later keys win. Nothing reaches a prototype. */
export function parseForm(text: string): FormObject {
  const root = emptyObject()
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(/\[([^\]]*)\]/g, '\u0000$1').split('\u0000')
    if (path.length <= MAX_DEPTH) place(root, path, value)
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]))
}

function place(target: FormObject, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(target).length) : key
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const child = target[name]
  const object = typeof child === 'object' && !Array.isArray(child) ? child : emptyObject()
  target[name] = object
  place(object, rest, value)
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, child]) => [key, withLists(child)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

function emptyObject(): FormObject {
  return Object.create(null)
}
