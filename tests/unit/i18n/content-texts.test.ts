import { afterEach, describe, expect, it, vi } from 'vitest'
import { provideContentTexts, withContentTexts } from '@/i18n/content-texts'

const part = vi.fn(() => Promise.resolve('a page'))
afterEach(() => provideContentTexts(() => Promise.resolve()))

describe('a part of the site that speaks with more than the frame’s texts', () => {
  it('is there once both have come, side by side', async () => {
    let arrive: () => void = () => undefined
    provideContentTexts(() => new Promise((resolve) => (arrive = resolve)))
    const shown = vi.fn()
    const waiting = withContentTexts(part)().then(shown)
    expect(part).toHaveBeenCalled()
    await Promise.resolve()
    expect(shown).not.toHaveBeenCalled()
    arrive()
    await waiting
    expect(shown).toHaveBeenCalledWith('a page')
  })

  it('fails without its texts, and sends for them again when it is wanted again', async () => {
    const source = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('Loading chunk content-de failed.'))
      .mockResolvedValue()
    provideContentTexts(source)
    await expect(withContentTexts(part)()).rejects.toThrow('content-de')
    await expect(withContentTexts(part)()).resolves.toBe('a page')
    await withContentTexts(part)()
    expect(source).toHaveBeenCalledTimes(2)
  })
})
