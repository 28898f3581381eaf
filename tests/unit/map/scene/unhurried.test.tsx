import { act, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { unhurried } from '@/map/scene/unhurried'

it('begins with nothing', () => {
  expect(renderToStaticMarkup(unhurried(<p>Sheet</p>).element)).toBe('')
})

it('tells when all of it is there', async () => {
  const { element, shown } = unhurried(<p>Sheet</p>)
  const container = document.createElement('div')
  const told = shown.then(() => container.textContent)
  await act(() => render(element, { container }))
  expect(await told).toBe('Sheet')
})

it('tells what broke, so that the map can do without', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const Broken = () => {
    throw new Error('No ink left')
  }
  const { element, shown } = unhurried(<Broken />)
  const told = expect(shown).rejects.toThrow('No ink left')
  await act(() => render(element))
  await told
})
