// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readStored, removeStored, writeStored } from '@/lib/storage'
import { silenceErrors } from '../support/silence-errors'

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('storage', () => {
  it('gives back what it was given', () => {
    writeStored(() => localStorage, 'k', [1, 2])
    expect(readStored(() => localStorage, 'k')).toEqual([1, 2])
    removeStored(() => localStorage, 'k')
    expect(readStored(() => localStorage, 'k')).toBeUndefined()
  })

  it('counts corrupt content as none and logs it [174]', () => {
    const log = silenceErrors()
    localStorage.setItem('k', '{broken')
    expect(readStored(() => localStorage, 'k')).toBeUndefined()
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('logs and ignores a storage that is blocked [175]', () => {
    const log = silenceErrors()
    expect(() => writeStored(blocked, 'k', 1)).not.toThrow()
    expect(() => removeStored(blocked, 'k')).not.toThrow()
    expect(readStored(blocked, 'k')).toBeUndefined()
    expect(log).toHaveBeenCalledTimes(3)
  })
})
