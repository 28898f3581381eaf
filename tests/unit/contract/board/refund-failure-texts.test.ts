import { expect, it } from 'vitest'
import { formatRefundFailure } from '@contract/board/refund-failure-texts'
import { LANGUAGES } from '@contract/site/language'

it('staff read in their language why the money of a refund came back', () => {
  expect(LANGUAGES.map((language) => formatRefundFailure('declined', language))).toEqual([
    'The buyer’s bank has refused the money.',
    'Die Bank der Kundschaft hat das Geld abgelehnt.',
    'La banque de la personne a refusé l’argent.',
    'La banca di chi ha comprato ha rifiutato il denaro.',
  ])
})

it.each(['unknown', 'toString', 'a_new_reason'])('staff read that Stripe says no more than %s', (reason) => {
  expect(formatRefundFailure(reason, 'en')).toBe(`Stripe says no more about why (${reason}).`)
})
