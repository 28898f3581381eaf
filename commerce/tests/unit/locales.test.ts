import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Texts = Record<string, string>

const SERVER = join(import.meta.dirname, '..', '..', 'src')
const LANGUAGE_FILES = ['de.json', 'en.json', 'fr.json', 'it.json']

const features = readdirSync(SERVER).filter((feature) => existsSync(join(SERVER, feature, 'locales')))
const readTexts = (feature: string, name: string) =>
  JSON.parse(readFileSync(join(SERVER, feature, 'locales', name), 'utf8')) as Texts

const listValues = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
const listValuesByKey = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, listValues(text)]))

it.each(features)('the texts of %s say the same in four languages, about the same values', (feature) => {
  expect(readdirSync(join(SERVER, feature, 'locales'))).toEqual(LANGUAGE_FILES)
  const english = listValuesByKey(readTexts(feature, 'en.json'))
  for (const name of LANGUAGE_FILES) expect(listValuesByKey(readTexts(feature, name))).toEqual(english)
})

it('no line of French in a mail, on an invoice or on the payment page begins with a mark or ends with a quotation’s', () => {
  const pay = readFileSync(join(SERVER, '..', 'sandbox', 'locales', 'fr.json'), 'utf8')
  const french = [...features.map((feature) => readTexts(feature, 'fr.json')), JSON.parse(pay) as Texts]
  const texts = french.flatMap((file) => Object.values(file))
  expect(texts.filter((text) => / [?!:;»]|« /.test(text))).toEqual([])
})

it('mails, receipts, refusals and the page in place of the admin have such texts', () => {
  expect(features).toEqual(
    expect.arrayContaining(['checkout', 'contract', 'mails', 'receipts', 'refusals', 'server']),
  )
})
