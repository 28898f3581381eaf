import { clamp } from '../clamp'

const BASE = 36
const MIN_THRESHOLD = 1
const MAX_THRESHOLD = 26
const MAX_CODE_POINT = 0x10_ff_ff

/** Decodes a label of a domain without its 'xn--' (RFC 3492, 6.2). Returns '' for one that means no letters. */
export function decodePunycode(encoded: string): string {
  const delimiter = encoded.lastIndexOf('-')
  const codes = Array.from(encoded.slice(0, Math.max(0, delimiter)), (letter) => letter.charCodeAt(0))
  let [code, index, bias, position] = [128, 0, 72, delimiter + 1]
  while (position < encoded.length) {
    const start = index
    let weight = 1
    for (let step = BASE; ; step += BASE) {
      // 'a' to 'z' are 0 to 25, '0' to '9' are 26 to 35.
      const digit = (Number.parseInt(encoded.charAt(position++), BASE) + MAX_THRESHOLD) % BASE
      index += digit * weight
      const threshold = clamp(step - bias, MIN_THRESHOLD, MAX_THRESHOLD)
      // NaN: an invalid label must not be read for ever.
      if (!(digit >= threshold)) break
      weight *= BASE - threshold
    }
    bias = adaptBias(index - start, codes.length + 1, start === 0)
    code += Math.floor(index / (codes.length + 1))
    if (!(code <= MAX_CODE_POINT)) return ''
    index %= codes.length + 1
    codes.splice(index++, 0, code)
  }
  return String.fromCodePoint(...codes)
}

/** RFC 3492, 6.1. */
function adaptBias(delta: number, length: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? 700 : 2))
  left += Math.floor(left / length)
  let bias = 0
  for (; left > ((BASE - MIN_THRESHOLD) * MAX_THRESHOLD) / 2; bias += BASE)
    left = Math.floor(left / (BASE - MIN_THRESHOLD))
  return bias + Math.floor(((BASE - MIN_THRESHOLD + 1) * left) / (left + 38))
}
