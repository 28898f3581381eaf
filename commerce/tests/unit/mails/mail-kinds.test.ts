import { describe, expect, it } from 'vitest'
import { ORDER_MAIL_KINDS } from '../../../src/contract/orders/order-mails'
import { LANGUAGES } from '../../../src/contract/site/language'
import { getMailTexts, type MailTextKey } from '../../../src/mails/content/mail-content'
import { ALERT_KINDS } from '../../../src/mails/mail'
import { isMailKindWith, listMailKinds, MAIL_KINDS, type MailKind } from '../../../src/mails/mail-kinds'

const KINDS = Object.keys(MAIL_KINDS) as MailKind[]
const QUESTIONS = ['audience', 'erasure', 'family', 'isMootAfterRefund', 'subjectType']

describe.each(KINDS)('the mail %s', (kind) => {
  it('has an answer to each question', () => {
    expect(Object.keys(MAIL_KINDS[kind]).toSorted()).toEqual(QUESTIONS)
    expect(Object.values(MAIL_KINDS[kind])).not.toContain(undefined)
  })

  it('has a subject and a title in each language', () => {
    const names = kind === 'alert' ? ALERT_KINDS.map((alert) => `alert_${alert}`) : [kind]
    for (const key of names.flatMap((name) => [`${name}.subject`, `${name}.title`]))
      for (const language of LANGUAGES) expect(getMailTexts(language)(key as MailTextKey), key).not.toBe(key)
  })

  it('keeps no personal data of a request after these are deleted, and goes with no other', () => {
    expect(isMailKindWith(kind, { erasure: 'none' })).toBe(!isMailKindWith(kind, { family: 'request' }))
  })

  it('is read by staff in its order exactly if it is about one', () => {
    expect(ORDER_MAIL_KINDS.some((known) => known === kind)).toBe(isMailKindWith(kind, { family: 'order' }))
  })
})

it('nobody is told of a parcel that is undone or of a screen after all money has gone back', () => {
  expect(listMailKinds({ isMootAfterRefund: true })).toEqual(['screens_made', 'not_shipped', 'not_ready'])
})

it('the studio is told of orders and of returns', () => {
  expect(listMailKinds({ family: 'order', audience: 'studio' })).toEqual(['studio_notice', 'return_notice'])
})
