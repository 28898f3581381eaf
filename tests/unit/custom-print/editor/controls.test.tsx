import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { Controls } from '@/custom-print/editor/controls'
import type { EditingState } from '@/custom-print/editor-state'
import { createLanguageWrapper } from '../../support/render-in-language'

const onChange = vi.fn()

async function show(isCleaned: boolean) {
  const editing: EditingState = {
    status: 'editing',
    sequence: 0,
    file: new Blob(),
    name: 'sun.png',
    artwork: undefined,
    picture: undefined,
    placedInk: undefined,
    spec: { ...DEFAULT_PRINT_SPEC, method: 'dtg', isCleaned },
    delivery: 'shipping',
    aspect: 1,
    analysis: undefined,
    coverage: { ink: 0.2, solid: 0 },
    mostDetailedPoint: undefined,
    filmSample: undefined,
  }
  const wrapper = await createLanguageWrapper('en')
  await act(async () => {
    render(
      <Suspense>
        <Controls editing={editing} onChange={onChange} />
      </Suspense>,
      { wrapper },
    )
  })
  await screen.findByLabelText('DTG, every colour')
}

it('lets a visitor have the specks of a digital print back, with nothing else about a screen’s dots', async () => {
  await show(true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ isCleaned: false })
})

it('shows a visitor nothing to take back of a digital print that is as it was', async () => {
  await show(false)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
