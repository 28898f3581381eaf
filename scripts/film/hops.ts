import { circle, type Vec2 } from '../../src/map/artwork/shapes'
import { mix } from './motion'

export function hops(
  share: number,
  [from, middle, to]: [Vec2, Vec2, Vec2],
): { dots: string; at: Vec2; turn: number } {
  const point = (s: number): Vec2 => {
    const [[x0, y0], [x1, y1], s2, height]: [Vec2, Vec2, number, number] =
      s < 0.5 ? [from, middle, s * 2, 300] : [middle, to, s * 2 - 1, 330]
    return [mix(x0, x1, s2), mix(y0, y1, s2) - height * 4 * s2 * (1 - s2)]
  }
  let dots = ''
  for (let s = 0.012; s < share - 0.05; s += 0.021) dots += circle(...point(s), 7)
  return { dots, at: point(share), turn: -(share * 2 - Math.floor(share * 2)) * 2 * Math.PI }
}
