import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { SECTIONS } from '@/sections/registry'
import { PHONE_BREAKPOINT_PX } from './insets'
import { type Size, WORLD } from './world'

/** In px: the least height of a row of the legend, for a thumb, and the largest. */
const MIN_ROW_PX = 44
const MAX_ROW_PX = 72
/** In px: the least width of a legend beside the sheet. */
const MIN_LEGEND_PX = 304
/**
 * Of the sheet, where the window is as wide as that: names still fit a legend below it. In a lower window the legend
 * goes on below the window's foot.
 */
const MIN_SCALE = 0.04
/** Of a sheet above its legend: in a row of half its width, 'Confidentialité' and 'Druckservice' are whole. */
const MIN_SCALE_ABOVE_LEGEND = 0.05

/**
 * The whole sheet in a window in which its labels would hide it: a poster, with the labels as the rows of a legend
 * below or beside the sheet.
 */
export type Poster = Readonly<{
  /** Of the sheet. */
  scale: number
  /** Where the sheet begins on the screen, in px. */
  start: Point
  columns: 1 | 2
  /** The size of a row, in px. */
  row: Size
  /** Where each section's row begins, in world px. */
  rows: readonly Point[]
}>

/** Returns the poster of a map of this size, which begins below the hint and beside the rail. */
export function computePoster({ width, height }: Size): Poster {
  const [left, top, edge] = width < PHONE_BREAKPOINT_PX ? ([8, 72, 8] as const) : ([80, 44, 16] as const)
  const [areaWidth, areaHeight] = [width - left - edge, height - top - edge]
  const rowsInHalf = SECTIONS.length / 2
  const getScale = (widthPx: number, heightPx: number, min: number) =>
    Math.min(widthPx / WORLD.width, Math.max(min, heightPx / WORLD.height))
  const getBelowScale = (min: number) => getScale(areaWidth, areaHeight - rowsInHalf * MIN_ROW_PX, min)
  const besideScale = getScale(areaWidth - MIN_LEGEND_PX, areaHeight, MIN_SCALE)
  // In a window that is too low for either, less of a legend beside the sheet is out of sight.
  const isBelow = besideScale < MIN_SCALE || getBelowScale(MIN_SCALE) > besideScale
  const scale = isBelow ? getBelowScale(MIN_SCALE_ABOVE_LEGEND) : besideScale
  const [sheetWidth, sheetHeight] = [WORLD.width * scale, WORLD.height * scale]
  const spareHeight = isBelow ? areaHeight - sheetHeight : sheetHeight
  const columns = isBelow && spareHeight >= SECTIONS.length * MIN_ROW_PX ? 1 : 2
  const perColumn = SECTIONS.length / columns
  const row = {
    width: (isBelow ? sheetWidth : areaWidth - sheetWidth) / columns,
    height: clamp(spareHeight / perColumn, MIN_ROW_PX, MAX_ROW_PX),
  }
  const legendHeight = perColumn * row.height
  const posterHeight = isBelow ? sheetHeight + legendHeight : Math.max(sheetHeight, legendHeight)
  return {
    scale,
    start: {
      x: left + (isBelow ? (areaWidth - sheetWidth) / 2 : 0),
      y: top + Math.max(0, areaHeight - posterHeight) / 2,
    },
    columns,
    row,
    rows: SECTIONS.map((_, index) => ({
      x: (isBelow ? 0 : WORLD.width) + (Math.floor(index / perColumn) * row.width) / scale,
      y: (isBelow ? WORLD.height : 0) + ((index % perColumn) * row.height) / scale,
    })),
  }
}
