import { describe, expect, it } from 'vitest'
import { typeset, typesetTexts } from '../../../../scripts/site-build/typeset-texts'

const shown = (text: string) => text.replaceAll('\u2060', '⁀').replaceAll('\u00a0', '~')

describe('what is set in several lines', () => {
  it.each([
    ['Ein T-Shirt und ein zweites für alle, die lieber zwei haben', 'T-⁀Shirt'],
    ['Per E-Mail-Adresse erreichst du uns an allen Tagen der Woche', 'E-⁀Mail-Adresse'],
    ['Die Inventar-App gehört dir, und was du einträgst, bleibt bei dir', 'Inventar-⁀App'],
    ['Web- und App-Entwicklung machen wir beide in demselben Raum', 'App-Entwicklung'],
    ['Der Siebdruck-Atelierbesuch geht auch am Samstag, nach Absprache', 'Siebdruck-Atelierbesuch'],
    ['Versand innert 1 bis 2 Werktagen, wenn alles an Lager ist', 'innert 1~bis~2~Werktagen'],
    ['Le traitement prend de 1 à 2 jours ouvrables en semaine', 'de 1~à~2~jours'],
    ['Your drawing is deleted after 90 days if nothing comes of it', 'after 90~days'],
    ['Loupe × 5, marks 1 mm, {{ruling}} lpi, {{mesh}} threads/cm', '{{mesh}}~threads/cm'],
    ['Gaps under {{thinnest}} mm close, and so do those of 2 mm', 'under {{thinnest}}~mm close'],
    [
      'Ein Bild hat 174 dpi bei 28 cm, und das sind 8 MB oder 4 % davon',
      '174~dpi bei 28~cm, und das sind 8~MB oder 4~%',
    ],
    ['Nous avons 3 dessins pour vous, et vous avez 2 mmh et 3 pxl', 'avez 2 mmh et 3 pxl'],
  ])('%s: never breaks within a short word or a range, nor before a unit', (text, expected) => {
    expect(shown(typeset(text))).toContain(expected)
  })

  it('has no single word on its last line, and none that a phone could not hold', () => {
    expect(shown(typeset('Deleting the data of this site in your browser removes all of it.'))).toMatch(
      / browser removes all~of~it\.$/,
    )
    expect(shown(typeset('Gedruckt wird auf einer Siebdruckmaschine ohne Umweltverschmutzung.'))).toMatch(
      / ohne Umweltverschmutzung\.$/,
    )
  })

  it('keeps no more on its last line than that takes, so that the line before it is no shorter', () => {
    const text = 'Apportez un dessin, un logo ou la moitié d’une idée.'
    expect(shown(typeset(text))).toBe('Apportez un dessin, un logo ou la moitié d’une~idée.')
  })

  it('breaks a title, in its large letters, between any two words', () => {
    const title = 'Keine Zeichnung zur Hand? Nimm eine von uns'
    expect(shown(typeset(title))).toBe(title)
  })
})

it('titles and descriptions for search engines and short labels stay as they are written, and ends of texts with gaps; only ranges stay whole', () => {
  const typesetJson = typesetTexts.transform as (json: string, id: string) => { code: string } | null
  const texts = {
    'page.home.description': 'Ein Druck- und Webatelier in Chur, in dem es auch T-Shirts gibt.',
    'home.link.shop': 'T-Shirt-Shop',
    'purchase.size': 'Grösse 5 cm',
    'cart.added': '{{name}}, Grösse {{size}}, jetzt im Warenkorb.',
  }
  const mail = 'Eine Bestätigung kommt gleich per E-Mail an {{email}}.'
  const range = 'Versand innert 1 bis 2 Werktagen'
  const all = JSON.stringify({ ...texts, 'purchase.dispatch': range, 'success.mail': mail })
  const result = typesetJson(all, '/site/locales/de/frame.json')
  expect(JSON.parse(result?.code ?? '')).toEqual({
    ...texts,
    'purchase.dispatch': range.replace('1 bis 2', '1\u00a0bis\u00a02'),
    'success.mail': mail.replace('E-Mail', 'E-\u2060Mail'),
  })
  expect(typesetJson('{}', '/site/package.json')).toBeNull()
})
