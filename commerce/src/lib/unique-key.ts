/*
 * What keeps a mail or a receipt from existing twice: the column `occasion`. Stored in rows, so its form never changes.
 */

/** Returns the key of which there is only one mail or one receipt. */
export const toUniqueKey = ({ kind, subjectId }: { kind: string; subjectId: string }): string =>
  `${kind}:${subjectId}`

/** Returns that key in SQL, of two parts that are SQL. */
export const buildUniqueKeySql = (kind: string, subjectId: string): string =>
  `(${kind} || ':' || ${subjectId})`
