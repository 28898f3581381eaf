import { act, renderHook, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LiveAnnouncer, useAnnounce } from '@/ui/live-announcer'

describe('the announcer', () => {
  it('speaks politely, and speaks the same words again when they are said twice', () => {
    const { result } = renderHook(() => useAnnounce(), { wrapper: LiveAnnouncer })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => result.current('Shop'))
    const first = screen.getByRole('status').textContent
    expect(first).toBe('Shop')
    act(() => result.current('Shop'))
    const second = screen.getByRole('status').textContent
    expect(second).not.toBe(first)
    expect(second?.trim()).toBe('Shop')
  })
})
