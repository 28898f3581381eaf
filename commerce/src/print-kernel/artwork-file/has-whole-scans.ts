import { buildHuffmanTable, HuffmanReader, type NonZeroBits, type Spectrum } from './huffman-reader'
import { isFrameHeader, JPEG_MARKER, listJpegSegments } from './list-jpeg-segments'

/** A component of a JPEG's colours. An MCU, its minimum coded unit, has the blocks of all components of one place. */
type Component = { id: number; columns: number; rows: number; blocksPerMcu: number; isSeen: boolean }
type JpegFrame = { isProgressive: boolean; components: Component[]; mcuCount: number }

/** No program writes more; each takes a pass over all blocks. */
const MAX_SCANS = 100
/** Frames that browsers can read: baseline, extended, progressive. */
const READABLE_FRAMES = new Set([0xc0, 0xc1, 0xc2])
const PROGRESSIVE_FRAME = 0xc2

/**
 * Whether each scan of a JPEG has the data of all its blocks, and the scans those of all components. Decoders fill
 * grey what is missing, and say nothing. Reads the codes alone, without computing a pixel. Throws RangeError for a file
 * that ends within a segment.
 */
export function hasWholeScans(view: DataView): boolean {
  const tables = new Map<number, Uint8Array>()
  const nonZero = new Map<Component, NonZeroBits>()
  let frame: JpegFrame | undefined
  let restartInterval = 0
  let scans = 0
  for (const { marker, data, end } of listJpegSegments(view)) {
    if (marker === JPEG_MARKER.defineHuffmanTables) readTables(view, data, end, tables)
    if (marker === JPEG_MARKER.defineRestartInterval) restartInterval = view.getUint16(data)
    if (isFrameHeader(marker)) {
      if (frame !== undefined || !READABLE_FRAMES.has(marker)) return false
      frame = readFrame(view, data, marker === PROGRESSIVE_FRAME)
      if (frame === undefined) return false
    }
    if (marker !== JPEG_MARKER.startOfScan) continue
    if (frame === undefined || ++scans > MAX_SCANS) return false
    if (!isWholeScan(view, { data, end }, frame, { tables, nonZero, restartInterval })) return false
    // Nothing after the pixels of all components matters.
    if (!frame.isProgressive && frame.components.every(({ isSeen }) => isSeen)) return true
  }
  return frame?.components.every(({ isSeen }) => isSeen) ?? false
}

/** Keeps the bytes of each table: a file can define them a million times, and use one. */
function readTables(view: DataView, data: number, end: number, tables: Map<number, Uint8Array>): void {
  for (let at = data; at < end;) {
    const id = view.getUint8(at)
    let codes = 0
    for (let length = 1; length <= 16; length++) codes += view.getUint8(at + length)
    tables.set(id, new Uint8Array(view.buffer, view.byteOffset + at + 1, 16 + codes))
    at += 17 + codes
  }
}

function readFrame(view: DataView, data: number, isProgressive: boolean): JpegFrame | undefined {
  const [bits, height, width] = [view.getUint8(data), view.getUint16(data + 1), view.getUint16(data + 3)]
  const sampling = Array.from({ length: view.getUint8(data + 5) }, (_, index) => {
    const at = data + 6 + index * 3
    const factors = view.getUint8(at + 1)
    return { id: view.getUint8(at), across: factors >> 4, down: factors & 15 }
  })
  if (bits !== 8 || sampling.some(({ across, down }) => across * down === 0)) return undefined
  const maxAcross = Math.max(...sampling.map(({ across }) => across))
  const maxDown = Math.max(...sampling.map(({ down }) => down))
  return {
    isProgressive,
    mcuCount: Math.ceil(width / 8 / maxAcross) * Math.ceil(height / 8 / maxDown),
    components: sampling.map(({ id, across, down }) => ({
      id,
      columns: Math.ceil(Math.ceil((width * across) / maxAcross) / 8),
      rows: Math.ceil(Math.ceil((height * down) / maxDown) / 8),
      blocksPerMcu: across * down,
      isSeen: false,
    })),
  }
}

type ScanContext = {
  tables: Map<number, Uint8Array>
  nonZero: Map<Component, NonZeroBits>
  restartInterval: number
}

function isWholeScan(
  view: DataView,
  { data, end }: { data: number; end: number },
  frame: JpegFrame,
  context: ScanContext,
): boolean {
  const count = view.getUint8(data)
  const range = data + 1 + count * 2
  const spectrum = { first: view.getUint8(range), last: view.getUint8(range + 1) }
  const isRefinement = view.getUint8(range + 2) >> 4 > 0
  const coding = { spectrum, isRefinement, isAlone: count === 1 }
  const reader = new HuffmanReader(view, end)
  const blockReaders: (() => void)[] = []
  let { mcuCount } = frame
  for (let at = data + 1; at < range; at += 2) {
    const component = frame.components.find(({ id }) => id === view.getUint8(at))
    if (component === undefined) return false
    const readBlock = createBlockReader(reader, component, view.getUint8(at + 1), coding, frame, context)
    if (readBlock === undefined) return false
    if (spectrum.first === 0) component.isSeen = true
    if (count === 1) mcuCount = component.columns * component.rows
    for (let blocks = count === 1 ? 1 : component.blocksPerMcu; blocks > 0; blocks--)
      blockReaders.push(readBlock)
  }
  const { restartInterval } = context
  for (let mcu = 0; mcu < mcuCount; mcu++) {
    if (restartInterval > 0 && mcu > 0 && mcu % restartInterval === 0)
      if (!reader.restart((mcu / restartInterval - 1) & 7)) return false
    for (const readBlock of blockReaders) readBlock()
    if (reader.isExhausted) return false
  }
  return true
}

type Coding = { spectrum: Spectrum; isRefinement: boolean; isAlone: boolean }

/** Returns what reads a block of a component in a scan; undefined for a scan that no program may write. */
function createBlockReader(
  reader: HuffmanReader,
  component: Component,
  selectors: number,
  { spectrum, isRefinement, isAlone }: Coding,
  { isProgressive }: JpegFrame,
  { tables, nonZero }: ScanContext,
): (() => void) | undefined {
  // DC is the mean of a block, AC the changes within it.
  const dc = buildHuffmanTable(tables.get(selectors >> 4))
  const ac = buildHuffmanTable(tables.get(0x10 | (selectors & 15)))
  if (!isProgressive) return () => reader.skipBlock(dc, ac)
  if (spectrum.first === 0)
    return isRefinement ? () => reader.skip(1) : () => reader.skip(reader.readSymbol(dc) & 15)
  if (!isAlone || spectrum.last > 63) return undefined
  const bits = nonZero.get(component) ?? new Uint32Array(component.columns * component.rows * 2)
  nonZero.set(component, bits)
  return isRefinement
    ? () => reader.refineBlock(ac, bits, spectrum)
    : () => reader.readBlock(ac, bits, spectrum)
}
