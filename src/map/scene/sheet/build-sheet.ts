import { INKS } from '@contract/inks'
import { drawSheet } from '../../artwork/sheet'
import { buildPlates, type Plates } from './plates'
import { RampTable, type Ramps } from './ramps'

/** The plates in two levels of detail, and the ramps that both use: plain data, which a worker can send. */
export type SheetData = { fine: Plates; coarse: Plates; ramps: Ramps }

const FINE = { tolerance: 0.03, hasFineMarks: true }
const COARSE = { tolerance: 0.2, hasFineMarks: false }

export function buildSheet(): SheetData {
  const marks = drawSheet()
  const table = new RampTable()
  const [fine, coarse] = [buildPlates(marks, FINE, table), buildPlates(marks, COARSE, table)]
  return { fine, coarse, ramps: { bytes: table.toBytes(), height: table.height } }
}

export function getTransferables({ fine, coarse }: SheetData): ArrayBuffer[] {
  return [fine, coarse].flatMap((plates) =>
    INKS.flatMap((ink) => {
      const { positions, tones, indices } = plates[ink]
      return [positions.buffer, tones.buffer, indices.buffer]
    }),
  )
}
