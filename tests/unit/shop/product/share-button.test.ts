import { describe, expect, it, vi } from 'vitest'
import { shareLink } from '@/shop/product/share-button'

const LINK = { title: 'Donuts', url: 'https://shop.example/product/donuts' }
const clipboard = () => ({ writeText: vi.fn(async () => undefined) })

describe('sharing a product', () => {
  it('goes through the device’s own sheet', async () => {
    const share = vi.fn(async () => undefined)
    const copying = clipboard()
    expect(await shareLink(LINK, { share, clipboard: copying })).toBe('shared')
    expect(share).toHaveBeenCalledWith(LINK)
    expect(copying.writeText).not.toHaveBeenCalled()
  })

  it('copies nothing when the sheet is closed again', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
    const copying = clipboard()
    expect(await shareLink(LINK, { share, clipboard: copying })).toBe('shared')
    expect(copying.writeText).not.toHaveBeenCalled()
  })

  it('copies the link where there is no sheet, or it refuses', async () => {
    const copying = clipboard()
    expect(await shareLink(LINK, { clipboard: copying })).toBe('copied')
    expect(copying.writeText).toHaveBeenCalledWith(LINK.url)
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    expect(await shareLink(LINK, { share, clipboard: copying })).toBe('copied')
  })

  it('says so when the link can be neither shared nor copied', async () => {
    expect(await shareLink(LINK, {})).toBe('failed')
    const copying = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }
    expect(await shareLink(LINK, { clipboard: copying })).toBe('failed')
  })
})
