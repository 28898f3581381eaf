import { circle, type Point } from '../../src/map/artwork/shapes'
import { mix } from './motion'

export function hops(
  share: number,
  [from, middle, to]: [Point, Point, Point],
): { dots: string; at: Point; turn: number } {
  const point = (s: number): Point => {
    const [[x0, y0], [x1, y1], s2, height]: [Point, Point, number, number] =
      s < 0.5 ? [from, middle, s * 2, 300] : [middle, to, s * 2 - 1, 330]
    return [mix(x0, x1, s2), mix(y0, y1, s2) - height * 4 * s2 * (1 - s2)]
  }
  let dots = ''
  for (let s = 0.012; s < share - 0.05; s += 0.021) dots += circle(...point(s), 7)
  return { dots, at: point(share), turn: -(share * 2 - Math.floor(share * 2)) * 2 * Math.PI }
}
