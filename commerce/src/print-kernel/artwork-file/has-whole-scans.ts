import { isFrameHeader, JPEG_MARKER, listJpegSegments } from './list-jpeg-segments'

/** A component of a JPEG's colours. An MCU, its minimum coded unit, has the blocks of all components of one place. */
type Component = { id: number; columns: number; rows: number; blocksPerMcu: number; isSeen: boolean }
type JpegFrame = { isProgressive: boolean; components: Component[]; mcuCount: number }
/**
 * A Huffman table, indexed by the next 16 bits of a scan. Each entry is the length of the code with which these bits
 * begin, times 256, plus what the code means; it is 0 where they begin with no code.
 */
type HuffmanTable = Uint16Array
/** A bit for each coefficient that is not zero: two numbers a block. */
type NonZero = Uint32Array

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
  const nonZero = new Map<Component, NonZero>()
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

function buildHuffmanTable(bytes: Uint8Array | undefined): HuffmanTable {
  const table = new Uint16Array(0x10000)
  if (bytes === undefined) return table
  let [code, symbol] = [0, 16]
  for (let length = 1; length <= 16; length++) {
    const span = 1 << (16 - length)
    for (let rest = bytes[length - 1] ?? 0; rest > 0; rest--) {
      table.fill((length << 8) | (bytes[symbol++] ?? 0), code, code + span)
      code += span
    }
  }
  return table
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
  nonZero: Map<Component, NonZero>
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

/** Coefficients of a block, 0 to 63, that a scan has. */
type Spectrum = { first: number; last: number }
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
  const known = nonZero.get(component) ?? new Uint32Array(component.columns * component.rows * 2)
  nonZero.set(component, known)
  return isRefinement
    ? () => reader.refineBlock(ac, known, spectrum)
    : () => reader.readBlock(ac, known, spectrum)
}

/** Reads the codes of a scan, up to the next marker. Behind it come zeros, and `isExhausted` turns true. */
class HuffmanReader {
  private bits = 0
  /** How many of `bits` are still to be read, and how many zeros have been added to them where the file has ended. */
  private bitsLeft = 0
  private paddingBits = 0
  private hasWrongCode = false
  private block = 0
  /** The number of blocks to come of which nothing is coded: the end-of-band run. */
  private endOfBandRun = 0
  private readonly bytes: Uint8Array

  constructor(
    view: DataView,
    private at: number,
  ) {
    this.bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  }

  get isExhausted(): boolean {
    return this.hasWrongCode || this.bitsLeft < this.paddingBits
  }

  /** Goes on behind a restart marker; false where another one stands, or none. */
  restart(number: number): boolean {
    this.bits = this.bitsLeft = this.paddingBits = this.endOfBandRun = 0
    for (; this.at < this.bytes.length; this.at++) {
      const next = this.bytes[this.at + 1] ?? 0
      if (this.bytes[this.at] === 0xff && next !== 0 && next !== 0xff) break
    }
    const isFound = this.bytes[this.at + 1] === 0xd0 + number
    this.at += 2
    return isFound
  }

  private fill(): void {
    while (this.bitsLeft <= 16) {
      let byte = this.bytes[this.at]
      if (byte === 0xff) {
        if (this.bytes[this.at + 1] === 0) this.at += 2
        else byte = undefined
      } else this.at++
      if (byte === undefined) this.paddingBits += 8
      this.bits = (this.bits << 8) | (byte ?? 0)
      this.bitsLeft += 8
    }
  }

  skip(count: number): void {
    if (this.bitsLeft < count) this.fill()
    this.bitsLeft -= count
  }

  private read(count: number): number {
    if (this.bitsLeft < count) this.fill()
    this.bitsLeft -= count
    return (this.bits >>> this.bitsLeft) & ((1 << count) - 1)
  }

  readSymbol(table: HuffmanTable): number {
    if (this.bitsLeft < 16) this.fill()
    const code = table[(this.bits >>> (this.bitsLeft - 16)) & 0xffff] ?? 0
    if (code === 0) this.hasWrongCode = true
    this.bitsLeft -= code >> 8
    return code & 0xff
  }

  skipBlock(dc: HuffmanTable, ac: HuffmanTable): void {
    this.skip(this.readSymbol(dc) & 15)
    for (let at = 1; at < 64; at++) {
      const symbol = this.readSymbol(ac)
      if ((symbol & 15) === 0 && symbol !== 0xf0) return
      at += symbol >> 4
      this.skip(symbol & 15)
    }
  }

  /** Reads the first bits of a block's coefficients, as progressive files have them. */
  readBlock(ac: HuffmanTable, nonZero: NonZero, { first, last }: Spectrum): void {
    const block = this.block++
    if (this.endOfBandRun > 0) {
      this.endOfBandRun--
      return
    }
    for (let at = first; at <= last; at++) {
      const symbol = this.readSymbol(ac)
      const [zeros, size] = [symbol >> 4, symbol & 15]
      if (size === 0 && zeros < 15) {
        this.endOfBandRun = (1 << zeros) - 1 + this.read(zeros)
        return
      }
      at += zeros
      this.skip(size)
      if (size > 0) markNonZero(nonZero, block, at)
    }
  }

  /** Reads one bit more of a block's coefficients: of those that are not zero, and those that become so. */
  refineBlock(ac: HuffmanTable, nonZero: NonZero, { first, last }: Spectrum): void {
    const block = this.block++
    let at = first
    for (; this.endOfBandRun === 0 && at <= last; at++) {
      const symbol = this.readSymbol(ac)
      const size = symbol & 15
      let zeros = symbol >> 4
      if (size === 0 && zeros < 15) {
        this.endOfBandRun = (1 << zeros) + this.read(zeros)
        break
      }
      if (size > 0) this.skip(1)
      for (; at <= last; at++)
        if (isNonZero(nonZero, block, at)) this.skip(1)
        else if (zeros-- === 0) break
      if (size > 0 && at <= last) markNonZero(nonZero, block, at)
    }
    if (this.endOfBandRun === 0) return
    for (; at <= last; at++) if (isNonZero(nonZero, block, at)) this.skip(1)
    this.endOfBandRun--
  }
}

const isNonZero = (nonZero: NonZero, block: number, at: number) =>
  (((nonZero[block * 2 + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1

function markNonZero(nonZero: NonZero, block: number, at: number): void {
  const index = block * 2 + (at >> 5)
  nonZero[index] = (nonZero[index] ?? 0) | (1 << (at & 31))
}
