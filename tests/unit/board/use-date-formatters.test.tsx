import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useDateFormatters } from '@/board/use-date-formatters'
import { createLanguageWrapper } from '../support/render-in-language'

const renderFormatters = async () =>
  renderHook(() => useDateFormatters(), { wrapper: await createLanguageWrapper('en') }).result.current

describe('a date on the board', () => {
  it('is the studio’s, wherever the board is open', async () => {
    const { day, dateTime, shortDay, moment, clock } = await renderFormatters()
    const at = '2026-02-03T23:30:00Z'
    expect([day(at), dateTime(at), shortDay(at), moment(at), clock(new Date(at))]).toEqual([
      'Wed 4 Feb',
      '4 Feb 2026, 00:30',
      '4 Feb 2026',
      '4 Feb, 00:30',
      '00:30',
    ])
  })

  it('is the day that was promised, also where it is sent as that day’s midnight', async () => {
    const { day, date } = await renderFormatters()
    expect([day('2026-12-04T00:00:00.000Z'), date('2026-12-04')]).toEqual(['Fri 4 Dec', 'Fri 4 Dec'])
  })
})
