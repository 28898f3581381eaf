import { inCm, inMm, type Job, SIZES } from '@contract/custom-print/print-spec'
import { jobSchema } from '@contract/custom-print/print-spec-schema'

/** A job as it stands in the fields of a form: lengths in cm, and whatever else somebody types. */
export type TypedJob = Pick<Job, 'method' | 'ink' | 'shirt' | 'place' | 'ruling'> &
  Record<(typeof TYPED_LENGTHS)[number], string> & { counts: Record<(typeof SIZES)[number], string> }

export const TYPED_LENGTHS = ['width', 'belowNeck', 'fromMiddle'] as const

export function typedJob({ method, ink, shirt, place, ruling, counts, ...job }: Job): TypedJob {
  const { S, M, L, XL } = counts
  return {
    method,
    ink,
    shirt,
    place,
    ruling,
    width: inCm(job.width),
    belowNeck: inCm(job.belowNeck),
    fromMiddle: inCm(job.fromMiddle),
    counts: { S: `${S}`, M: `${M}`, L: `${L}`, XL: `${XL}` },
  }
}

/** The job that is typed, with what `base` has beside it; undefined where a field holds no such number. */
export function jobOf({ counts, ...typed }: TypedJob, base: Job): Job | undefined {
  const { S, M, L, XL } = counts
  return jobSchema.safeParse({
    ...base,
    ...typed,
    width: inMm(typed.width),
    belowNeck: inMm(typed.belowNeck),
    fromMiddle: inMm(typed.fromMiddle),
    counts: { S: Number(S), M: Number(M), L: Number(L), XL: Number(XL) },
  }).data
}
