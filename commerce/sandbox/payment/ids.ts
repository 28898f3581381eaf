import { randomBytes } from 'node:crypto'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A new id that looks like Stripe's, such as `pi_3Kd…`. */
export function newId(prefix: string, length = 24): string {
  const letters = Array.from(randomBytes(length), (byte) => DIGITS[byte % DIGITS.length])
  return `${prefix}_${letters.join('')}`
}
