/*
 * What there is only one mail or one receipt of. Stored in rows, so its form never changes.
 */

export const toOccasion = ({ kind, subjectId }: { kind: string; subjectId: string }): string =>
  `${kind}:${subjectId}`

/** Returns an occasion in SQL, of two parts that are SQL. */
export const buildOccasionSql = (kind: string, subjectId: string): string =>
  `(${kind} || ':' || ${subjectId})`
