import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotification } from '@/ui/notifications/notification'
import { NotificationProvider, useNotification } from '@/ui/notifications/notifications'
import { createLanguageWrapper } from '../../support/render-in-language'

let notifications: ReturnType<typeof useNotification>

async function show() {
  const Texts = await createLanguageWrapper('en')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Texts>
      <NotificationProvider>{children}</NotificationProvider>
    </Texts>
  )
  notifications = renderHook(() => useNotification(), { wrapper }).result.current
}

const notify = (input: Parameters<typeof notifications.notify>[0]) =>
  act(() => void notifications.notify(input))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const bar = (message: string) => screen.queryByText(message)?.parentElement ?? null

/** jsdom knows no AnimationEvent, so React listens there for the prefixed name. */
function endAnimation(message: string) {
  fireEvent(bar(message) as HTMLElement, new Event('webkitAnimationEnd', { bubbles: true }))
}

beforeEach(() => vi.useFakeTimers())

describe('a notification', () => {
  it('has id, message, severity, duration and open flag, by default info for 6000 ms [135] [137] [138]', () => {
    expect(createNotification('n1', { message: 'Hello' })).toEqual({
      id: 'n1',
      message: 'Hello',
      severity: 'info',
      duration: 6000,
      open: true,
    })
  })

  it.each(['success', 'error', 'warning', 'info'] as const)(
    'can be of severity %s [136]',
    async (severity) => {
      await show()
      notify({ message: 'Hello', severity })
      expect(bar('Hello')).toHaveAttribute('data-severity', severity)
    },
  )

  it('closes after its duration and goes once its exit animation has ended [139] [140]', async () => {
    await show()
    notify({ message: 'Hello', duration: 1000 })
    wait(999)
    endAnimation('Hello')
    expect(bar('Hello')).toBeInTheDocument()
    wait(1)
    expect(bar('Hello')).toBeInTheDocument()
    endAnimation('Hello')
    expect(bar('Hello')).not.toBeInTheDocument()
  })

  it('stays 6000 ms by default [138]', async () => {
    await show()
    notify({ message: 'Hello' })
    wait(5999)
    endAnimation('Hello')
    expect(bar('Hello')).toBeInTheDocument()
    wait(1)
    endAnimation('Hello')
    expect(bar('Hello')).not.toBeInTheDocument()
  })

  it('closes by its close control [141]', async () => {
    await show()
    notify({ message: 'Hello' })
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
    endAnimation('Hello')
    expect(bar('Hello')).not.toBeInTheDocument()
  })

  it('leaves Escape to what is open above it and has taken it', async () => {
    await show()
    notify({ message: 'Hello' })
    const takeIt = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', takeIt)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    document.body.removeEventListener('keydown', takeIt)
    endAnimation('Hello')
    expect(bar('Hello')).toBeInTheDocument()
  })

  it('closes by Escape and by no other key', async () => {
    await show()
    notify({ message: 'Hello' })
    fireEvent.keyDown(document.body, { key: 'Enter' })
    endAnimation('Hello')
    expect(bar('Hello')).toBeInTheDocument()
  })

  it('closes by Escape, the newest first [142]', async () => {
    await show()
    notify({ message: 'First' })
    notify({ message: 'Second' })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    endAnimation('Second')
    expect(bar('Second')).not.toBeInTheDocument()
    expect(bar('First')).toBeInTheDocument()
  })

  it.each([0, -1])('stays when its duration is %i [143]', async (duration) => {
    await show()
    notify({ message: 'Hello', duration })
    wait(3_600_000)
    endAnimation('Hello')
    expect(bar('Hello')).toBeInTheDocument()
  })

  it('goes with all that pass by themselves, when the screen shows what they tell of; what stays, stays', async () => {
    await show()
    notify({ message: 'Added' })
    notify({ message: 'Read me', duration: 0 })
    act(() => notifications.dismissTimed())
    endAnimation('Added')
    expect(bar('Added')).toBeNull()
    wait(1000)
    expect(bar('Read me')).toBeVisible()
  })

  it('throws outside its provider [144]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(() => useNotification())).toThrow(
      'useNotification must be used within a NotificationProvider',
    )
  })

  it('waits while the pointer rests on it', async () => {
    await show()
    notify({ message: 'Hello', duration: 1000 })
    fireEvent.mouseEnter(bar('Hello') as HTMLElement)
    wait(5000)
    endAnimation('Hello')
    expect(bar('Hello')).toBeInTheDocument()
    fireEvent.mouseLeave(bar('Hello') as HTMLElement)
    wait(1000)
    wait(400)
    expect(bar('Hello')).not.toBeInTheDocument()
  })

  it('waits while the focus is on Undo, also when a pointer passes over it', async () => {
    await show()
    notify({ message: 'Removed', duration: 1000, action: { label: 'Undo', onAction: () => undefined } })
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }))
    fireEvent.mouseEnter(bar('Removed') as HTMLElement)
    fireEvent.mouseLeave(bar('Removed') as HTMLElement)
    wait(5000)
    endAnimation('Removed')
    expect(bar('Removed')).toBeInTheDocument()
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }))
    wait(1000)
    endAnimation('Removed')
    expect(bar('Removed')).not.toBeInTheDocument()
  })

  it('runs its action once and closes', async () => {
    const onAction = vi.fn()
    await show()
    notify({ message: 'Removed', action: { label: 'Undo', onAction } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    endAnimation('Removed')
    expect(onAction).toHaveBeenCalledOnce()
    expect(bar('Removed')).not.toBeInTheDocument()
  })

  it('is read out at once when it is an error, politely otherwise', async () => {
    await show()
    notify({ message: 'Bad', severity: 'error' })
    notify({ message: 'Good', severity: 'success' })
    expect(screen.getByRole('alert')).toHaveTextContent('Bad')
    expect(screen.getByRole('status')).toHaveTextContent('Good')
  })

  it('can be dismissed by what raised it', async () => {
    await show()
    let id = ''
    act(() => {
      id = notifications.notify({ message: 'Hello', duration: 0 })
    })
    act(() => notifications.dismiss(id))
    endAnimation('Hello')
    expect(bar('Hello')).not.toBeInTheDocument()
  })
})
