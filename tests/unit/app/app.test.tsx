import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ScrollToTopOnNavigation } from '@/app/app'

async function follow(from: string, to: string) {
  render(
    <MemoryRouter initialEntries={[from]}>
      <ScrollToTopOnNavigation />
      <Link to={to}>onwards</Link>
    </MemoryRouter>,
  )
  const scrollTo = vi.mocked(window.scrollTo)
  scrollTo.mockClear()
  await userEvent.click(screen.getByRole('link', { name: 'onwards' }))
  return scrollTo
}

describe('a change of page', () => {
  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

  it('begins at the top [28]', async () => {
    expect(await follow('/product/donuts', '/about')).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  it('to the home view leaves the page where it was [29]', async () => {
    expect(await follow('/product/donuts', '/')).not.toHaveBeenCalled()
  })
})
