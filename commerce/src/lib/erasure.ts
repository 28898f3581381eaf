/**
 * The value of each column of a row, or field of JSON, after personal data are erased. All are named, so that the
 * compiler asks about each new one.
 */
export type Erasure<Row> = Readonly<Record<keyof Row, 'kept' | null | ''>>

/** Returns what is written over a row: the columns that are not kept. */
export function listErasedColumns<Row>(erasure: Erasure<Row>): Partial<Row> {
  return Object.fromEntries(Object.entries(erasure).filter(([, value]) => value !== 'kept')) as Partial<Row>
}
