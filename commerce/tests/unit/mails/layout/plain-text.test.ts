import { describe, expect, it } from 'vitest'
import { renderPlainText } from '../../../../src/mails/layout/plain-text'

describe('a mail without HTML', () => {
  it('has the same words in the same order, its amounts in one column', () => {
    const text = renderPlainText({
      studio: 'Atelier',
      language: 'en',
      subject: 'not in it',
      preview: 'not in it',
      title: 'Thank you',
      paragraphs: ['Hello,', 'it is on its way.'],
      blocksAbove: [{ title: 'Parcel', lines: ['99', { label: '98', url: 'https://post.example/98' }] }],
      button: { label: 'View', url: 'https://shop.example/order' },
      order: {
        title: 'Order 7',
        lines: [
          { name: 'Donuts', detail: 'Size S', amount: 'CHF 1.00' },
          { name: 'x'.repeat(60), detail: 'Size M', amount: 'CHF 2.00' },
          { name: 'Gift', detail: 'Size L' },
        ],
        totals: [{ label: 'Total', amount: 'CHF 3.00' }],
      },
      blocksBelow: [{ title: 'To', lines: ['Chur'] }],
      footer: ['Bye', 'Chur'],
    })
    const rule = '-'.repeat(60)
    expect(text).toBe(
      `THANK YOU\n\nHello,\n\nit is on its way.\n\nParcel\n99\n98: https://post.example/98\n\n` +
        `View:\nhttps://shop.example/order\n\nOrder 7\n${rule}\nDonuts${' '.repeat(46)}CHF 1.00\n  Size S\n` +
        `${'x'.repeat(60)}  CHF 2.00\n  Size M\nGift${' '.repeat(56)}\n  Size L\n${rule}\n` +
        `Total${' '.repeat(47)}CHF 3.00\n\nTo\nChur\n\n${rule}\nBye\nChur\n`,
    )
  })

  it('has nothing in place of what it has not', () => {
    const bare = {
      studio: 'Atelier',
      language: 'en',
      subject: '',
      preview: '',
      title: 'T',
      paragraphs: [],
      blocksAbove: [],
      blocksBelow: [],
      footer: [],
    }
    expect(renderPlainText(bare)).toBe(`T\n\n${'-'.repeat(60)}\n`)
    const untitled = { title: '', lines: [], totals: [] }
    expect(renderPlainText({ ...bare, order: untitled })).toContain(
      `T\n\n${'-'.repeat(60)}\n${'-'.repeat(60)}\n\n`,
    )
  })
})
