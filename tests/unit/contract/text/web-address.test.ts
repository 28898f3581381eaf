import { expect, it } from 'vitest'
import { isWebAddress } from '@contract/text/web-address'

it.each([
  ['https://www.post.ch/swisspost-tracking?formattedParcelCodes=99', true],
  ['http://post.ch', true],
  ['javascript:alert(1)', false],
  ['see https://post.ch', false],
  ['https://', false],
  ['https://post.ch and more', false],
  ['https://post.ch/"onclick', false],
  ['https://post.ch/<b>', false],
])('what a buyer is told of a parcel is a link where it is an address alone: %s', (text, isLink) => {
  expect(isWebAddress(text)).toBe(isLink)
})
