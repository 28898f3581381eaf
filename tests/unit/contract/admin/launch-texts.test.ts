import { describe, expect, it } from 'vitest'
import { LAUNCH_CODES } from '@contract/admin/launch-checklist'
import { formatLaunchProblem } from '@contract/admin/launch-texts'
import { LANGUAGES } from '@contract/site/language'

describe.each(LAUNCH_CODES)('an owner whose shop cannot open yet for %s', (code) => {
  it('reads why and what to do, in each language in words of its own', () => {
    const texts = LANGUAGES.map((language) => formatLaunchProblem({ code, values: {} }, language))
    for (const { problem, action } of texts)
      expect([problem, action]).toEqual([expect.any(String), expect.any(String)])
    expect(new Set(texts.map(({ problem }) => problem)).size).toBe(LANGUAGES.length)
  })
})

it('an owner reads the very address that is no place yet', () => {
  const values = { email: 'hello@steinbock.example' }
  expect(formatLaunchProblem({ code: 'placeholder_email', values }, 'en').problem).toContain(values.email)
})
