import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary, PartErrorBoundary } from '@/ui/errors/error-boundary'
import { ErrorScreen } from '@/ui/errors/error-screen'
import { createLanguageWrapper } from '../../support/render-in-language'

let isBroken = true

function Part() {
  if (isBroken) throw new Error('The press has jammed')
  return <p>All is well</p>
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** The browser's own way out of a page, which jsdom has not. */
function stubLocation() {
  const way = { reload: vi.fn(), assign: vi.fn() }
  vi.stubGlobal('location', { ...way, href: 'http://localhost:3000/shop' })
  return way
}

async function showBroken() {
  const wrapper = await createLanguageWrapper('en')
  return render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
    { wrapper },
  )
}

describe('the error screen', () => {
  it('stays out of the way while nothing is broken [190]', async () => {
    isBroken = false
    await showBroken()
    expect(screen.getByText('All is well')).toBeInTheDocument()
  })

  it('stands for any rendering error, with its heading [124] [125] [190]', async () => {
    await showBroken()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! Something went wrong$/)
  })

  it('has the text of the specification [126]', async () => {
    await showBroken()
    expect(
      screen.getByText(
        "We're sorry, but something unexpected happened. This error has been logged and we'll work to fix it as soon as possible.",
      ),
    ).toBeInTheDocument()
  })

  it('shows the text of the error in a details box [127]', async () => {
    await showBroken()
    const text = screen.getByText('The press has jammed')
    expect(text.closest('details')).toHaveTextContent(/^Error details/)
    expect(text).toBeVisible()
  })

  it('shows the ibex without asking for a picture that the page has not loaded', async () => {
    const { container } = await showBroken()
    const pictures = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    expect(pictures).toEqual(['/media/logo-small.svg', '/media/logo-small.svg'])
  })

  it('has the browser load the page again [128]', async () => {
    const { reload, assign } = stubLocation()
    await showBroken()
    fireEvent.click(screen.getByRole('button', { name: 'Reload Page' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  it("has the browser load '/' again, which no broken part outlives [129]", async () => {
    const { reload, assign } = stubLocation()
    await showBroken()
    fireEvent.click(screen.getByRole('button', { name: 'Go to Homepage' }))
    expect(assign.mock.calls).toEqual([['/']])
    expect(reload).not.toHaveBeenCalled()
  })

  it('has a header of its own, whose link loads the home page again', async () => {
    await showBroken()
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Atelier Steinbock' })
    expect(link).toHaveAttribute('href', '/')
  })

  it('ends with whom to contact [130]', async () => {
    await showBroken()
    expect(screen.getByText(/If this problem persists/)).toHaveTextContent(
      /^If this problem persists, please contact us at hello@atelier-steinbock\.example$/,
    )
  })

  it('logs the error to the console [132]', async () => {
    await showBroken()
    // React says something of its own as well.
    const ours = vi
      .mocked(console.error)
      .mock.calls.filter(([first]) => first === 'A part of the page could not be rendered')
    expect(ours).toEqual([
      [expect.anything(), new Error('The press has jammed'), expect.stringContaining('at Part')],
    ])
  })

  it('does not go away when its children could be rendered again [133]', async () => {
    const { rerender } = await showBroken()
    isBroken = false
    rerender(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    )
    expect(screen.queryByText('All is well')).not.toBeInTheDocument()
  })

  it('speaks the language of the page', async () => {
    render(<ErrorScreen error="x" />, { wrapper: await createLanguageWrapper('de') })
    expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeInTheDocument()
  })
})

describe('a boundary around one part', () => {
  it('leaves the rest of the page standing and lets one try again', async () => {
    render(
      <>
        <p>The rest</p>
        <PartErrorBoundary>
          <Part />
        </PartErrorBoundary>
      </>,
      { wrapper: await createLanguageWrapper('en') },
    )
    expect(screen.getByText('The rest')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown.')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All is well')).toBeInTheDocument()
  })

  it('puts what it is given in the place of the broken part', async () => {
    render(
      <PartErrorBoundary renderFallback={() => <p>Plan B</p>}>
        <Part />
      </PartErrorBoundary>,
      { wrapper: await createLanguageWrapper('en') },
    )
    expect(screen.getByText('Plan B')).toBeInTheDocument()
  })
})
