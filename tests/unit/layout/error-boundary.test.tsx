import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary, LocalBoundary } from '@/layout/error-boundary'
import { ErrorScreen } from '@/layout/error-screen'
import { inLanguage } from './in-language'

let isBroken = true

function Part() {
  if (isBroken) throw new Error('The press has jammed')
  return <p>All is well</p>
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function showBroken() {
  const wrapper = await inLanguage('en')
  return render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
    { wrapper },
  )
}

describe('the error screen', () => {
  it('[190] stays out of the way while nothing is broken', async () => {
    isBroken = false
    await showBroken()
    expect(screen.getByText('All is well')).toBeInTheDocument()
  })

  it('[124] [125] [190] stands for any rendering error, with its heading', async () => {
    await showBroken()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! Something went wrong$/)
  })

  it('[126] has the text of the specification', async () => {
    await showBroken()
    expect(
      screen.getByText(
        "We're sorry, but something unexpected happened. This error has been logged and we'll work to fix it as soon as possible.",
      ),
    ).toBeInTheDocument()
  })

  it('[127] shows the error in a details box', async () => {
    await showBroken()
    expect(screen.getByRole('region', { name: 'Error details' })).toHaveTextContent('The press has jammed')
  })

  it('[128] reloads the page', async () => {
    const reload = vi.fn()
    render(<ErrorScreen error="x" reload={reload} />, { wrapper: await inLanguage('en') })
    fireEvent.click(screen.getByRole('button', { name: 'Reload Page' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('[129] goes to the homepage', async () => {
    const goHome = vi.fn()
    render(<ErrorScreen error="x" goHome={goHome} />, { wrapper: await inLanguage('en') })
    fireEvent.click(screen.getByRole('button', { name: 'Go to Homepage' }))
    expect(goHome).toHaveBeenCalledOnce()
  })

  it('[130] ends with whom to contact', async () => {
    await showBroken()
    expect(screen.getByText(/If this problem persists/)).toHaveTextContent(
      /^If this problem persists, please contact us at hello@atelier-steinbock\.example$/,
    )
  })

  it('[131] is olive with a red icon, at a medium width', () => {
    const css = (name: string) => readFileSync(`src/layout/${name}.css`, 'utf8').toLowerCase()
    expect(css('tokens')).toMatch(/--olive: #606c38;/)
    expect(css('tokens')).toMatch(/--olive-hover: #4a5429;/)
    expect(css('button.module')).toMatch(/\.button \{[^}]*background: var\(--olive\)/)
    expect(css('button.module')).toMatch(/\.button:hover \{[^}]*background: var\(--olive-hover\)/)
    expect(css('error-screen.module')).toMatch(/\.icon \{[^}]*color: var\(--signal\)/)
    expect(css('error-screen.module')).toMatch(/\.content \{[^}]*max-width: 900px/)
  })

  it('[132] logs the error to the console', async () => {
    await showBroken()
    const logged = vi.mocked(console.error).mock.calls.flat()
    expect(logged.some((part) => part instanceof Error && part.message === 'The press has jammed')).toBe(true)
  })

  it('[133] does not go away when its children could be rendered again', async () => {
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
    render(<ErrorScreen error="x" />, { wrapper: await inLanguage('de') })
    expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeInTheDocument()
  })
})

describe('a boundary around one part', () => {
  it('leaves the rest of the page standing and lets one try again', async () => {
    render(
      <>
        <p>The rest</p>
        <LocalBoundary>
          <Part />
        </LocalBoundary>
      </>,
      { wrapper: await inLanguage('en') },
    )
    expect(screen.getByText('The rest')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown.')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All is well')).toBeInTheDocument()
  })

  it('puts what it is told in the place of the broken part', async () => {
    render(
      <LocalBoundary renderBroken={() => <p>Plan B</p>}>
        <Part />
      </LocalBoundary>,
      { wrapper: await inLanguage('en') },
    )
    expect(screen.getByText('Plan B')).toBeInTheDocument()
  })
})
