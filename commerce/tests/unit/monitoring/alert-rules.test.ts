import { describe, expect, it } from 'vitest'
import { findAlerts, type HealthReadings } from '../../../src/monitoring/alert-rules'

const NOW = new Date('2026-11-24T12:00:00Z')
const GB = 1e9
const found = (readings: Omit<HealthReadings, 'now'>) => findAlerts({ now: NOW, ...readings }).alerts

describe('what the studio is told of', () => {
  it('is each payment and each mail by itself, so that the next one is told, too', () => {
    const failures = [
      { id: 'cs_1', reason: 'Sold out' },
      { id: 'cs_2', reason: '' },
    ]
    const failedMails = [{ id: 'chkm_1', reason: `550 ${'no such person '.repeat(100)}` }]
    expect(found({ stuckPayments: failures, failedMails })).toEqual([
      { kind: 'payment_unsettled', key: 'payment_unsettled:cs_1', values: { reason: 'Sold out' } },
      { kind: 'payment_unsettled', key: 'payment_unsettled:cs_2', values: { reason: '' } },
      {
        kind: 'mail_given_up',
        key: 'mail_given_up:chkm_1',
        values: { reason: failedMails[0]?.reason.slice(0, 500) },
      },
    ])
  })

  it.each([
    ['2026-11-23T10:00:01Z', []],
    [
      '2026-11-23T10:00:00Z',
      [{ kind: 'backup_old', key: 'backup_old:', values: { hours: 26, reason: 'No space left' } }],
    ],
    [undefined, [{ kind: 'backup_missing', key: 'backup_missing:', values: { reason: 'No space left' } }]],
  ])('is a backup of %s where that is too old', (madeAt, alerts) => {
    const backup = { madeAt: madeAt === undefined ? undefined : new Date(madeAt), reason: ' No space left\n' }
    expect(found({ backup })).toEqual(alerts)
  })

  it.each([
    ['20 GB with 1.9 free', 1.9 * GB, 20 * GB, true],
    ['20 GB with 2 free', 2 * GB, 20 * GB, false],
    ['100 GB with 4.9 free', 4.9 * GB, 100 * GB, true],
    ['100 GB with 5 free', 5 * GB, 100 * GB, false],
    ['2000 GB with 20 free', 20 * GB, 2000 * GB, false],
    ['2000 GB with 19 free', 19 * GB, 2000 * GB, true],
  ])('is a disk of %s: %#', (_what, free, total, isNearlyFull) => {
    const values = { free: (free / GB).toFixed(1), total: (total / GB).toFixed(1) }
    expect(found({ disk: { free, total } })).toEqual(
      isNearlyFull ? [{ kind: 'disk_full', key: 'disk_full:', values }] : [],
    )
  })

  it.each([
    ['2026-12-08T12:00:00Z', undefined],
    ['2026-12-08T11:59:00Z', 13],
    ['2026-11-20T12:00:00Z', 0],
  ])('is a certificate that ends at %s', (validTo, days) => {
    const host = 'steinbock.ch'
    expect(found({ certificate: { host, validTo: new Date(validTo) } })).toEqual(
      days === undefined
        ? []
        : [{ kind: 'certificate_ending', key: `certificate_ending:${host}`, values: { host, days } }],
    )
  })

  it('is each pair of accounts that differ by case or blanks alone, in their own spelling', () => {
    const accountEmails = [
      'Anna@example.ch',
      'anna@example.ch',
      'Beat@example.ch',
      'eva@x.ch',
      'eva@x.ch\u200B',
    ]
    expect(found({ accountEmails })).toEqual([
      {
        kind: 'accounts_alike',
        key: 'accounts_alike:anna@example.ch',
        values: { addresses: 'Anna@example.ch, anna@example.ch' },
      },
      {
        kind: 'accounts_alike',
        key: 'accounts_alike:eva@x.ch',
        values: { addresses: 'eva@x.ch, eva@x.ch\u200B' },
      },
    ])
    expect(findAlerts({ now: NOW, accountEmails: [] }).checkedKinds).toEqual(['accounts_alike'])
  })

  it('is over only where it was looked for', () => {
    expect(findAlerts({ now: NOW })).toEqual({ checkedKinds: [], alerts: [] })
    expect(
      findAlerts({ now: NOW, stuckPayments: [], backup: { madeAt: NOW, reason: '' } }).checkedKinds,
    ).toEqual(['payment_unsettled', 'backup_old', 'backup_missing'])
  })
})
