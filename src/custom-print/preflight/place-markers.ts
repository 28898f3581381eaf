import type { Answer } from '@print-kernel/preflight'
import type { Spot } from '@print-kernel/point-clusters'

/** A number on the print covers so many mm of it. */
const APART = 40

/** Which place of each answer its number stands on: one that no other number covers, else the farthest from them. */
export function placeMarks(answers: readonly Answer[]): { answer: Answer; spot: Spot }[] {
  const placed: { answer: Answer; spot: Spot }[] = []
  for (const answer of answers) {
    const farOff = (spot: Spot) =>
      Math.min(...placed.map((other) => Math.hypot(other.spot.x - spot.x, other.spot.y - spot.y)))
    const spot =
      answer.spots.find((each) => farOff(each) >= APART) ??
      answer.spots.toSorted((one, other) => farOff(other) - farOff(one))[0]
    if (spot !== undefined) placed.push({ answer, spot })
  }
  return placed
}
