import { describe, expect, it } from 'vitest'
import { findSectionByPath } from '@/sections/registry'

describe('sections', () => {
  it.each([
    ['[15] ', '/', 'home'],
    ['[16] ', '/printing', 'printing'],
    ['[17] ', '/apps', 'apps'],
    ['[18] ', '/shop', 'shop'],
    ['[19] ', '/about', 'about'],
    ['[20] ', '/bonus', 'bonus'],
    ['[21] ', '/privacy', 'privacy'],
    ['[22] ', '/terms', 'terms'],
    ['[23] ', '/inventory-app', 'apps'],
    ['[24] ', '/no-such-page', 'home'],
  ])('%s%s shows %s', (_number, path, section) => {
    expect(findSectionByPath(path).id).toBe(section)
  })
})
