import { setI18n } from 'react-i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callAdmin } from '../src/admin/admin-api'

/** As Medusa's admin, of which nothing but its language is asked. */
const speak = (language: string) => setI18n({ language } as Parameters<typeof setI18n>[0])
const answer = (body: unknown, status: number) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(body, { status }))

afterEach(() => vi.restoreAllMocks())

describe('what the staff read where the shop’s part of Medusa’s admin fails', () => {
  it.each([
    ['en', 'No answer from the shop.'],
    ['de', 'Keine Antwort vom Shop.'],
    ['fr', 'Aucune réponse de la boutique.'],
    ['it', 'Nessuna risposta dal negozio.'],
    ['es', 'No answer from the shop.'],
  ])('says in %s that no answer came', async (language, sentence) => {
    speak(language)
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(callAdmin('/admin/books')).rejects.toThrow(sentence)
  })

  it('is the shop’s own sentence where it refuses something', async () => {
    speak('de')
    answer({ message: 'There is no such checkout.' }, 404)
    await expect(callAdmin('/admin/books')).rejects.toThrow('There is no such checkout.')
  })

  it('is nothing for developers where the shop itself fails', async () => {
    speak('de')
    answer({ message: 'at line 7' }, 500)
    await expect(callAdmin('/admin/books')).rejects.toThrow('Das ging gerade nicht (500).')
  })
})
