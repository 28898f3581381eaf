import type { TFunction } from 'i18next'
import type { BoardOrder } from '@contract/board/board-order'

type Lines = BoardOrder['lines']

/**
 * Returns the lines of an order as the board says them. Those of a custom print have their names in its buyer's
 * language; where `PrintSummary` says how it is printed, the line itself does not.
 */
export function toStaffLines(
  { lines, customPrint }: Pick<BoardOrder, 'lines' | 'customPrint'>,
  t: TFunction,
): Lines {
  if (!customPrint) return lines
  const { requestNumber: number, spec } = customPrint
  const name = t('board.press.line', { shirt: t(`colour.${spec.shirt}`), number })
  return lines.map((line) => ({ ...line, name, print: { ...line.print, side: null, method: '' } }))
}
