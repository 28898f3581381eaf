import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loadChunk } from '@/lib/lazy-chunk'
import { useLazyRequestForm } from '@/custom-print/request-form/use-lazy-request-form'

vi.mock('@/lib/lazy-chunk', () => ({ loadChunk: vi.fn() }))

describe('the form of the press', () => {
  it('says that it did not load, and is loaded when it is asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const form = { SendStep: () => null, SentView: () => null }
    vi.mocked(loadChunk).mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(form)
    const { result } = renderHook(() => useLazyRequestForm())
    expect(result.current.parts).toBeUndefined()
    await waitFor(() => expect(result.current.parts).toBe('failed'))
    await act(() => result.current.load())
    expect(result.current.parts).toBe(form)
  })
})
