import { randomBytes } from 'node:crypto'

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** A new id that looks like Stripe's, such as `pi_3fa0…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomBytes(length / 2).toString('hex')}`
}
