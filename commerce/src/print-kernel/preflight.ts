import { inkContrast } from './colour'
import { MM_PER_INCH } from './units'
import {
  inksFor,
  type Job,
  leastPieces,
  type Method,
  piecesOf,
  type PressInk,
} from '../contract/custom-print/print-spec'
import { SCREENS } from '../contract/custom-print/screens'
import type { Spot } from './point-clusters'
import type { ThinParts } from './fine-detail'
import type { Facts } from './print-analysis'
import { type AnswerCode, type PressAnswer, type Sign, SIGNS } from '../contract/custom-print/preflight-codes'

/** What an answer offers to do. */
export type Remedy =
  | { code: 'setWidth'; width: number }
  | { code: 'keepPaper' | 'removePaper' | 'thicken' | 'cleanUp' | 'darken' | 'lighten' | 'useDtg' }
  | { code: 'orderMinimum'; pieces: number }
  | { code: 'changeInk'; ink: PressInk }

/** One thing that the press says: a code and its values, never a sentence. `spots` are in mm of the print. */
export type Answer = {
  code: AnswerCode
  sign: Sign
  values: PressAnswer['values']
  remedies: Remedy[]
  spots: Spot[]
}

/** Dots an inch from which a print is good, and those under which it is warned of and refused. */
const RESOLUTION: Readonly<Record<Method, { good: number; fair: number; least: number }>> = {
  screen: { good: 200, fair: 150, least: 72 },
  dtg: { good: 150, fair: 100, least: 72 },
}
/** More colours than one ink can stand for. */
const MANY_COLOURS = 3
const LEAST_CONTRAST = 1.8
/** Smaller shares of the ink's area are not worth a word. */
const LEAST_THIN = 0.002
const LEAST_TONE = 0.02
/** In mm² at the densest place: a line of small type is worth a word however large what stands above it. */
const LEAST_THIN_AT_A_PLACE = 0.22
/** One press of Darken or Lighten. */
export const CURVE_STEP = 15

export const dotsPerInch = (pixels: number, width: number): number =>
  Math.floor((pixels * MM_PER_INCH) / width)

/** Everything that the press says of a print: refusals, warnings, notes, ticks. */
export function answersTo(facts: Facts, job: Job): Answer[] {
  if (facts.isEmpty)
    return [answer('empty', 'refusal', {}, facts.ground === 'removed' ? [{ code: 'keepPaper' }] : [])]
  const found = [
    resolution(facts, job),
    ground(facts),
    tooFew(job),
    ...(job.method === 'screen' ? ofScreen(facts, job) : []),
  ]
  return found
    .filter((one) => one !== undefined)
    .toSorted((one, other) => SIGNS.indexOf(one.sign) - SIGNS.indexOf(other.sign))
}

export const isRefused = (answers: readonly Pick<Answer, 'sign'>[]): boolean =>
  answers.some(({ sign }) => sign === 'refusal')

function answer(
  code: AnswerCode,
  sign: Sign,
  values: Answer['values'] = {},
  remedies: Remedy[] = [],
  spots: Spot[] = [],
): Answer {
  return { code, sign, values, remedies, spots }
}

function resolution({ pixels }: Facts, { method, width }: Job): Answer {
  if (pixels === undefined) return answer('vector', 'tick')
  const dpi = dotsPerInch(pixels, width)
  const { good, fair, least } = RESOLUTION[method]
  if (dpi >= good) return answer('sharp', 'tick', { dpi, width, good })
  if (dpi >= fair) return answer('soft', 'note', { dpi, width })
  const sharpAt = Math.floor((pixels * MM_PER_INCH) / good)
  const smaller: Remedy[] = sharpAt >= 30 ? [{ code: 'setWidth', width: sharpAt }] : []
  if (dpi >= least) return answer('blurred', 'warning', { dpi, width, sharpAt }, smaller)
  return answer('tooCoarse', 'refusal', { dpi, sharpAt }, smaller)
}

function ground({ ground }: Facts): Answer | undefined {
  if (ground === 'removed') return answer('paperRemoved', 'tick', {}, [{ code: 'keepPaper' }])
  if (ground === 'kept') return answer('ground', 'note', {}, [{ code: 'removePaper' }])
  return ground === 'present' ? answer('ground', 'note') : undefined
}

function tooFew({ method, counts }: Job): Answer | undefined {
  const pieces = piecesOf(counts)
  const minimum = leastPieces(method)
  if (pieces >= minimum) return undefined
  const more: Remedy = { code: 'orderMinimum', pieces: minimum }
  return answer('tooFew', 'refusal', { pieces, minimum }, pieces === 0 ? [more] : [{ code: 'useDtg' }, more])
}

function ofScreen(facts: Facts, job: Job): (Answer | undefined)[] {
  const { thin, fallOut, fillIn, fallOutSpots, fillInSpots, colours } = facts
  const { thinnest } = SCREENS[job.ruling]
  return [
    inkContrast(job.ink, job.shirt) < LEAST_CONTRAST
      ? answer('unseen', 'refusal', { ink: job.ink, shirt: job.shirt }, [
          { code: 'changeInk', ink: clearestInk(job) },
        ])
      : undefined,
    isWorthAWord(thin.lines)
      ? answer(
          'thinLines',
          'warning',
          { width: thin.lines.width, thinnest },
          job.isThickened ? [] : [{ code: 'thicken' }],
          thin.lines.spots,
        )
      : undefined,
    thin.specks.share >= LEAST_THIN
      ? answer(
          'specks',
          'warning',
          { thinnest, share: thin.specks.share },
          job.isCleaned ? [] : [{ code: 'cleanUp' }],
          thin.specks.spots,
        )
      : undefined,
    isWorthAWord(thin.gaps) ? answer('gaps', 'note', { thinnest }, [], thin.gaps.spots) : undefined,
    fallOut >= LEAST_TONE
      ? answer('fallOut', 'warning', { share: fallOut }, [{ code: 'darken' }], fallOutSpots)
      : undefined,
    fillIn >= LEAST_TONE
      ? answer('fillIn', 'note', { share: fillIn }, [{ code: 'lighten' }], fillInSpots)
      : undefined,
    colours > MANY_COLOURS ? answer('colours', 'note', { colours }, [{ code: 'useDtg' }]) : undefined,
  ]
}

const isWorthAWord = ({ share, densest }: ThinParts['lines']) =>
  share >= LEAST_THIN || densest >= LEAST_THIN_AT_A_PLACE

/** The ink that stands out most from a shirt. */
function clearestInk({ shirt }: Job): PressInk {
  const [clearest = 'forest'] = inksFor(shirt).toSorted(
    (one, other) => inkContrast(other, shirt) - inkContrast(one, shirt),
  )
  return clearest
}
