import { expect, it } from 'vitest'
import { createWrittenTextSchema } from '@contract/text/written-text'

it('what a person writes may be left empty, and is kept without the blanks around it', () => {
  const schema = createWrittenTextSchema({ max: 4 })
  expect(['', ' Ibex\n'].map((text) => schema.parse(text))).toEqual(['', 'Ibex'])
  for (const text of ['Ibexe', 'a\0b', 'a\uD800']) expect(schema.safeParse(text).success).toBe(false)
})
