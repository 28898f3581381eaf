import { CHUR } from '../lettering'
import type { Painter } from '../painter'
import { circle, rectangle } from '../shapes'

const LINES = [58, 70, 64, 70, 48, 70, 30]

/** Terms: a sheet of paper with a stamp, 104 x 136 units around the origin. */
export function drawTermsDocument(painter: Painter): void {
  const paper = 'M-52,-68H32L52,-48V68H-52Z'
  painter.knockOut(paper).line('forest', paper, 3).fill('forest', 'M32,-68V-48H52Z')
  painter.fill('forest', LINES.map((width, i) => rectangle(-38, -42 + i * 14, width, 4.6)).join(''))
  const stamp = painter.at(26, 40, 1, -0.24)
  stamp.line('clay', circle(0, 0, 31), 5).line('clay', circle(0, 0, 22), 2)
  stamp.fill('clay', rectangle(-38, -9, 76, 18))
  stamp.at(-33.3, 6).knockOut(CHUR, { inks: ['clay', 'forest'] })
}
