import * as z from 'zod/mini'

/** Whether PostgreSQL can store a text: neither with the character of code 0 nor with half of a surrogate pair. */
export const isStorable = z.refine<string>((text) => !text.includes('\0') && !/\p{Cs}/u.test(text))

/** The schema of a text that a person writes, without surrounding white space. Lengths in characters. */
export const createWrittenTextSchema = ({ min = 0, max }: { min?: number; max: number }) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), isStorable)
