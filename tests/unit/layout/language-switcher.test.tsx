import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { LanguageSwitcher } from '@/layout/language-switcher'
import { readCookie } from '@/lib/cookies'
import { createLanguageWrapper } from '../support/render-in-language'

describe('the language switcher', () => {
  it('offers en, de, fr and it, each named in its own language [287]', async () => {
    render(<LanguageSwitcher />, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getAllByRole('link').map((link) => [link.lang, link.getAttribute('aria-label')])).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
      ['it', 'Italiano'],
    ])
  })

  it('marks the language of the page', async () => {
    render(<LanguageSwitcher />, { wrapper: await createLanguageWrapper('de') })
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Deutsch')
  })

  it('keeps the choice in the cookie that the server reads, and loads the same page again', async () => {
    const reload = vi.fn()
    render(<LanguageSwitcher reload={reload} />, { wrapper: await createLanguageWrapper('en', '/printing') })
    fireEvent.click(screen.getByRole('link', { name: 'Italiano' }))
    expect(readCookie(document.cookie, STORAGE_KEYS.chosenLanguage)).toBe('it')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('keeps the choice of the current language without loading anything', async () => {
    const reload = vi.fn()
    render(<LanguageSwitcher reload={reload} />, { wrapper: await createLanguageWrapper('en') })
    fireEvent.click(screen.getByRole('link', { name: 'English' }))
    expect(readCookie(document.cookie, STORAGE_KEYS.chosenLanguage)).toBe('en')
    expect(reload).not.toHaveBeenCalled()
  })
})
