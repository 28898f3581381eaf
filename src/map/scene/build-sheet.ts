import { INKS } from '@contract/print'
import { sheet } from '../artwork/sheet'
import { makePlates, type Plates } from './plates'
import { RampTable, type Ramps } from './ramps'

/** The plates in two degrees of detail, and the ramps that both use: plain data, which travels between threads. */
export type Sheet = { fine: Plates; coarse: Plates; ramps: Ramps }

const FINE = { tolerance: 0.03, hasFineMarks: true }
const COARSE = { tolerance: 0.2, hasFineMarks: false }

export function makeSheet(): Sheet {
  const marks = sheet()
  const table = new RampTable()
  const [fine, coarse] = [makePlates(marks, FINE, table), makePlates(marks, COARSE, table)]
  return { fine, coarse, ramps: { bytes: table.data(), height: table.height } }
}

export function buffersOf({ fine, coarse }: Sheet): ArrayBuffer[] {
  return [fine, coarse].flatMap((plates) =>
    INKS.flatMap((ink) => {
      const { positions, tones, indices } = plates[ink]
      return [positions.buffer, tones.buffer, indices.buffer]
    }),
  )
}
