import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { Language } from '@contract/site/language'
import { createLanguageWrapper } from '../support/render-in-language'

/** Renders a section in a language's real texts. */
export async function renderInLanguage(language: Language, element: ReactElement) {
  return render(element, { wrapper: await createLanguageWrapper(language) })
}

export const getTitle = () => screen.getByRole('heading', { level: 1 })

/** The part of a page under one of its headings. */
export const getPart = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement
