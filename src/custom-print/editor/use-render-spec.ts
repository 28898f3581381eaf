import { useMemo } from 'react'
import { FIRST_JOB, type Job } from '@contract/custom-print/print-spec'

/** A job by what the press prints of it: the same object, wherever the print lies and however many there are. */
export function usePrintedJob(job: Job): Job {
  const { place, belowNeck, fromMiddle, counts } = FIRST_JOB
  const key = JSON.stringify({ ...job, place, belowNeck, fromMiddle, counts })
  return useMemo(() => JSON.parse(key) as Job, [key])
}
