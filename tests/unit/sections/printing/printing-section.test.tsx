import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PrintingSection } from '@/sections/printing/printing-section'
import { getPart, renderInLanguage } from '../section-support'

describe('printing', () => {
  it('presents screen printing: one colour, at least 10 prints [2] [113] [204]', async () => {
    await renderInLanguage('en', <PrintingSection />)
    const screenPrinting = within(getPart('Screen printing'))
    expect(screenPrinting.getByText('One colour')).toBeInTheDocument()
    expect(screenPrinting.getByText('Minimum order: 10 prints')).toBeInTheDocument()
  })

  it('presents direct-to-garment printing: full colour, no minimum [3] [113] [204]', async () => {
    await renderInLanguage('en', <PrintingSection />)
    const dtg = within(getPart('Direct-to-garment printing (DTG)'))
    expect(dtg.getByText('Full colour')).toBeInTheDocument()
    expect(dtg.getByText('No minimum order')).toBeInTheDocument()
    expect(dtg.queryByText(/Minimum order: /)).toBeNull()
  })

  it.each([
    ['One shirt, as a present', 'No', 'Yes'],
    ['One strong ink that you can feel', 'Yes', 'No'],
  ])('says which one is for: %s', async (need, screenPrinting, dtg) => {
    await renderInLanguage('en', <PrintingSection />)
    const row = within(screen.getByRole('row', { name: new RegExp(need) }))
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([screenPrinting, dtg])
  })
})
