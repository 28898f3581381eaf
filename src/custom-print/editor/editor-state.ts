import { type Answer, answersTo } from '@print-kernel/preflight'
import type { Facts } from '@print-kernel/print-analysis'
import type { Refusal } from '@contract/custom-print/artwork-file'
import { FIRST_JOB, type Job } from '@contract/custom-print/print-spec'
import type { SentRequest } from '@contract/custom-print/print-request'
import { keptOnShirt, movedTo } from '@contract/custom-print/print-position'
import type { DeliveryOption } from '@contract/totals'
import type { Artwork, Coverage } from '../worker/print-worker-messages'

export type Printed = {
  status: 'printed'
  /** Counts the drawings that replaced each other. */
  turn: number
  file: Blob
  name: string
  /** Undefined until the press has read it. */
  artwork: Artwork | undefined
  job: Job
  delivery: DeliveryOption
  /** Width by height of what is inked; undefined until the press has looked. */
  aspect: number | undefined
  facts: Facts | undefined
  coverage: Coverage
  /** Where the print has most to show, in mm of it. */
  busiest: { x: number; y: number } | undefined
}

export type Chosen = { file: Blob; name: string; job?: Job; delivery?: DeliveryOption }

export type Bench =
  | { status: 'empty' }
  | { status: 'refused'; reason: Refusal | 'unable' }
  | Printed
  /** `picture` is of the print, as a data URL. */
  | { status: 'sent'; request: SentRequest; sent: Printed; picture: string }

export type BenchEvent =
  | { type: 'chosen'; chosen: Chosen }
  | { type: 'refused'; reason: Refusal | 'unable' }
  | { type: 'opened'; artwork: Artwork }
  | { type: 'prepared'; aspect: number }
  | { type: 'judged'; facts: Facts; coverage: Coverage; busiest: { x: number; y: number } }
  | { type: 'changed'; job: Partial<Job> }
  | { type: 'delivered'; delivery: DeliveryOption }
  | { type: 'sent'; request: SentRequest; sent: Printed; picture: string }
  | { type: 'removed' }

/** What becomes of the bench; an event that comes too late changes nothing. */
export function nextBench(bench: Bench, event: BenchEvent): Bench {
  switch (event.type) {
    case 'chosen':
      return laidDown(event.chosen, bench.status === 'printed' ? bench.turn + 1 : 0)
    case 'removed':
      return { status: 'empty' }
    case 'refused':
      return { status: 'refused', reason: event.reason }
    case 'sent':
      return { ...event, status: 'sent' }
    default:
      return bench.status === 'printed' ? worked(bench, event) : bench
  }
}

function laidDown({ file, name, job, delivery }: Chosen, turn: number): Printed {
  return {
    status: 'printed',
    turn,
    file,
    name,
    artwork: undefined,
    job: job ?? FIRST_JOB,
    delivery: delivery ?? 'shipping',
    aspect: undefined,
    facts: undefined,
    coverage: { ink: 0, solid: 0 },
    busiest: undefined,
  }
}

function worked(
  bench: Printed,
  event: Extract<BenchEvent, { type: 'opened' | 'prepared' | 'judged' | 'changed' | 'delivered' }>,
): Printed {
  const { job, aspect } = bench
  switch (event.type) {
    case 'opened':
      return { ...bench, artwork: event.artwork }
    case 'prepared':
      return { ...bench, aspect: event.aspect, job: keptOnShirt(job, event.aspect) }
    case 'judged':
      return { ...bench, facts: event.facts, coverage: event.coverage, busiest: event.busiest }
    case 'delivered':
      return { ...bench, delivery: event.delivery }
    case 'changed': {
      const { place = job.place, ...rest } = event.job
      const moved = place === job.place ? job : movedTo(job, place, aspect ?? 1)
      return { ...bench, job: keptOnShirt({ ...moved, ...rest }, aspect ?? 1) }
    }
  }
}

/** What the press says of the job as it stands, also before it has printed the last change. */
export function answersOf({ facts, job }: Printed): Answer[] {
  return facts === undefined ? [] : answersTo(facts, job)
}
