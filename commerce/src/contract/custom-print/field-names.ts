/**
 * What the fields of the code are called in JSON and in rows. Those names cannot change in one release: servers and pages of
 * two releases speak with each other, and rows and browsers keep what older ones have stored.
 */
const STORED_NAMES = {
  spec: 'job',
  results: 'answers',
  severity: 'sign',
  requestedDate: 'wishDate',
  requested_date: 'wish_date',
  printFiles: 'press',
} as const

type FieldNames = { [Field in keyof typeof STORED_NAMES as (typeof STORED_NAMES)[Field]]: Field }
const FIELD_NAMES = Object.fromEntries(
  Object.entries(STORED_NAMES).map(([field, stored]) => [stored, field]),
) as FieldNames

type Rename<Value, Names extends Readonly<Record<string, string>>> = {
  [Field in keyof Value as Field extends keyof Names ? Names[Field] : Field]: Value[Field]
}
/** An object of JSON, or a row, by the names of the code. */
export type DecodedFields<Value> = Rename<Value, FieldNames>
/** An object as it is sent or stored. */
export type EncodedFields<Value> = Rename<Value, typeof STORED_NAMES>

/** Returns a row, or an object of JSON, with the names of the code; what lies within it stays. */
export const decodeNames = <Value extends object>(value: Value) =>
  rename(value, FIELD_NAMES) as DecodedFields<Value>

/** Returns an object with the names by which it is sent or stored; what lies within it stays. */
export const encodeNames = <Value extends object>(value: Value) =>
  rename(value, STORED_NAMES) as EncodedFields<Value>

function rename(value: object, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(value).map(([field, content]) => [names[field] ?? field, content]))
}
