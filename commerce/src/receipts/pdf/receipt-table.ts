import { toFrancs } from '../../contract/money/money'
import { SHEET, type ReceiptSheet } from './receipt-sheet'

/** Right ends of the columns of figures, in points. */
const COLUMNS = {
  quantity: 301,
  each: 359,
  net: 422,
  vat: 473,
  gross: SHEET.right,
} as const

type Row = { [column in keyof typeof COLUMNS]?: string } & {
  item: string
  detail?: string
}

/** From one line of text to the next, in points. */
export const LINE_HEIGHT_PT = 14.5

/** Sets a row with its detail below and a rule under it, all on one page. */
export function drawRuledRow(sheet: ReceiptSheet, cells: Row): void {
  sheet.ensureSpace(40)
  sheet.y += 7
  drawRow(sheet, cells)
  if (cells.detail !== undefined) {
    sheet.drawText(cells.detail, SHEET.left, { size: 8.5 })
    sheet.y += 12
  }
  sheet.y += 5
  sheet.drawRule()
}

export function drawRow(sheet: ReceiptSheet, cells: Row, face: 'text' | 'strong' = 'text'): void {
  sheet.drawText(cells.item, SHEET.left, { face })
  for (const column of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    sheet.drawText(cells[column] ?? '', COLUMNS[column], { face, align: 'right' })
  sheet.y += LINE_HEIGHT_PT
}

/** Francs with a true minus sign. */
export function formatFrancs(rappen: number): string {
  return toFrancs(rappen).toFixed(2).replace('-', '−')
}
