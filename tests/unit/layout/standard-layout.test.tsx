import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StandardLayout } from '@/layout/standard-layout'
import { createLanguageWrapper } from '../support/render-in-language'

const banner = () => screen.queryByRole('region', { name: 'Cookies' })

describe('the standard layout', () => {
  it('has header, content, cookie banner and footer [25]', async () => {
    render(<StandardLayout>hello</StandardLayout>, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveTextContent('hello')
    expect(banner()).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Musterstrasse 1, 7000 Chur')
  })
})

describe('the standard layout for staff', () => {
  it('has no cookie banner over the work [S12]', async () => {
    render(<StandardLayout isForStaff>board</StandardLayout>, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(banner()).not.toBeInTheDocument()
  })
})
