import * as z from 'zod/mini'

/** PostgreSQL has no character of code 0, and its JSON no half of a character. */
export const isStorable = z.refine<string>((text) => !text.includes('\0') && !/\p{Cs}/u.test(text))

/** What a person has written, without white space around it; lengths in characters. */
export const writtenTextSchema = ({ least = 0, most }: { least?: number; most: number }) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), isStorable)
