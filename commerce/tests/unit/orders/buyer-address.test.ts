import { describe, expect, it } from 'vitest'
import { formatAddressLines, getBuyerName } from '../../../src/orders/buyer-address'
import { ANNA, buildOrder } from './sample-order-row'

describe('who bought', () => {
  it('is named by the first address that has a name', () => {
    expect(getBuyerName({ first_name: ' ', last_name: '' }, null, undefined, ANNA)).toBe('Anna Muster')
    expect(getBuyerName({ first_name: '', last_name: 'Muster' })).toBe('Muster')
    expect(getBuyerName(undefined)).toBe('')
  })

  it('lives where the parcel goes, the country only abroad', () => {
    expect(formatAddressLines(buildOrder().shippingAddress ?? {})).toEqual([
      'Anna Muster',
      'Gasse 1',
      '7000 Chur',
    ])
    expect(formatAddressLines({ ...ANNA, country_code: 'li' })).toEqual([
      'Anna Muster',
      'Gasse 1',
      'Chur',
      'LI',
    ])
  })
})
