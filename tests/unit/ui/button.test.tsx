import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from '@/ui/button'
import { createLanguageWrapper } from '../support/render-in-language'

describe('a button', () => {
  it('does what it is for', () => {
    const onClick = vi.fn()
    render(<Button onClick={onClick}>Add to cart</Button>)
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('takes no click while it is busy, but keeps its focus', () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', onSubmit)
    render(
      <form>
        <Button type="submit" isBusy onClick={onClick}>
          adding...
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'adding...', busy: true })
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    document.removeEventListener('submit', onSubmit)
  })

  it('is a link where it goes somewhere', async () => {
    render(<ButtonLink to="/shop">To the shop</ButtonLink>, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/shop')
  })
})
