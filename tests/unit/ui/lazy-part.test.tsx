import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLazyPart, FailureNotification } from '@/ui/lazy-part'
import { NotificationProvider } from '@/ui/notifications/notifications'
import { createLanguageWrapper } from '../support/render-in-language'

const Poster = ({ title }: { title: string }) => <p>{title}</p>

/** A part that the network brings at the given attempt, as a chunk that is missing for a while. */
const createPartThereAt = (attempt: number) => {
  let attempts = 0
  return createLazyPart(async () => {
    attempts += 1
    if (attempts < attempt) throw new Error('Loading chunk poster failed.')
    return Poster
  })
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function renderPart(children: ReactNode) {
  const wrapper = await createLanguageWrapper('en')
  return render(<NotificationProvider>{children}</NotificationProvider>, { wrapper })
}

describe('a part of the page whose code does not come', () => {
  it('says so in its place, and is there once its visitor tries again [255]', async () => {
    const Part = createPartThereAt(3)
    await renderPart(<Part title="Ibex" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Try again' })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ibex')).toBeInTheDocument()
  })

  it('is loaded anew where it is opened again later [255]', async () => {
    const Part = createPartThereAt(2)
    const { unmount } = await renderPart(<Part title="Ibex" />)
    await screen.findByRole('alert')
    unmount()
    await renderPart(<Part title="Ibex" />)
    expect(await screen.findByText('Ibex')).toBeInTheDocument()
  })

  it('is missed in a notification where it is a dialog, which opens it after all [255]', async () => {
    const Part = createPartThereAt(2)
    function Page() {
      const [isOpen, setIsOpen] = useState(true)
      return isOpen ? (
        <Part
          title="Ibex"
          renderFailure={(error) => (
            <FailureNotification
              error={error}
              onTryAgain={() => setIsOpen(true)}
              onNotified={() => setIsOpen(false)}
            />
          )}
        />
      ) : null
    }
    await renderPart(<Page />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ibex')).toBeInTheDocument()
  })
})
