import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Language } from '@contract/site/language'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { createLanguageWrapper } from '../support/render-in-language'

/** A space at which no line ends is written as '~'. */
const showNoBreaks = (text: string) => text.replaceAll('\u00a0', '~')

const renderFormatters = async (language: Language = 'en') =>
  renderHook(() => useDateFormatters(), { wrapper: await createLanguageWrapper(language) }).result.current

describe('a date', () => {
  it('is the studio’s, wherever it is read, and no line parts its day from its month and year', async () => {
    const formatters = await renderFormatters()
    const at = '2026-02-03T23:30:00Z'
    const written = Object.entries(formatters).map(([name, format]) => [name, showNoBreaks(format(at))])
    expect(Object.fromEntries(written)).toEqual({
      formatDay: '4~February~2026',
      formatComingDay: '4~February',
      formatShortDay: '4~Feb~2026',
      formatWeekday: 'Wednesday, 4~February~2026',
      formatShortWeekday: 'Wed 4~Feb',
      formatDayAndTime: '4~Feb~2026, 00:30',
      formatRecentTime: '4~Feb, 00:30',
      formatTime: '00:30',
    })
  })

  it('is the day that was promised, also where it is sent as that day’s midnight', async () => {
    const { formatShortWeekday } = await renderFormatters()
    const promised = ['2026-12-04T00:00:00.000Z', '2026-12-04'].map(formatShortWeekday)
    expect(promised.map(showNoBreaks)).toEqual(['Fri 4~Dec', 'Fri 4~Dec'])
  })

  it('is the first of a month as French says it, and no other day', async () => {
    const { formatDay, formatShortWeekday } = await renderFormatters('fr')
    const days = ['2026-12-01', '2026-12-11', '2026-12-21'].map(formatDay)
    expect(days.map(showNoBreaks)).toEqual(['1er~décembre~2026', '11~décembre~2026', '21~décembre~2026'])
    expect(showNoBreaks(formatShortWeekday('2026-12-01'))).toBe('mar. 1er~déc.')
  })

  it('is in one line in German too, whose day and short month end with a point', async () => {
    const { formatWeekday, formatShortDay } = await renderFormatters('de')
    expect(showNoBreaks(formatWeekday('2026-12-04'))).toBe('Freitag, 4.~Dezember~2026')
    expect(showNoBreaks(formatShortDay('2026-12-04'))).toBe('4.~Dez.~2026')
  })
})
