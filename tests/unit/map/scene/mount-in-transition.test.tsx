import { act, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { mountInTransition } from '@/map/scene/mount-in-transition'

it('begins with nothing', () => {
  expect(renderToStaticMarkup(mountInTransition(<p>Sheet</p>).element)).toBe('')
})

it('tells when all of it is there', async () => {
  const { element, shown } = mountInTransition(<p>Sheet</p>)
  const container = document.createElement('div')
  const content = shown.then(() => container.textContent)
  await act(async () => render(element, { container }))
  expect(await content).toBe('Sheet')
})

it('tells what broke, so that the map can do without', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const Broken = () => {
    throw new Error('No ink left')
  }
  const { element, shown } = mountInTransition(<Broken />)
  const content = expect(shown).rejects.toThrow('No ink left')
  await act(() => render(element))
  await content
})
