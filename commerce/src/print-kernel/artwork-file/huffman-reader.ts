/**
 * A Huffman table, indexed by the next 16 bits of a scan. Each entry is the length of the code with which these bits
 * begin, times 256, plus what the code means; it is 0 where they begin with no code.
 */
type HuffmanTable = Uint16Array
/** A bit for each coefficient that is not zero: two numbers a block. */
export type NonZeroBits = Uint32Array
/** Coefficients of a block, 0 to 63, that a scan has. */
export type Spectrum = { first: number; last: number }

/** Builds a table of its bytes in a file: how many codes of each length there are, then what each code means. */
export function buildHuffmanTable(bytes: Uint8Array | undefined): HuffmanTable {
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

/** Reads the codes of a scan, up to the next marker. Behind it come zeros, and `isExhausted` turns true. */
export class HuffmanReader {
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
  readBlock(ac: HuffmanTable, nonZero: NonZeroBits, { first, last }: Spectrum): void {
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
  refineBlock(ac: HuffmanTable, nonZero: NonZeroBits, { first, last }: Spectrum): void {
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

const isNonZero = (nonZero: NonZeroBits, block: number, at: number) =>
  (((nonZero[block * 2 + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1

function markNonZero(nonZero: NonZeroBits, block: number, at: number): void {
  const index = block * 2 + (at >> 5)
  nonZero[index] = (nonZero[index] ?? 0) | (1 << (at & 31))
}
