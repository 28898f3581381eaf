import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import { readCertificate } from '../../../src/monitoring/read-certificate'
import { buildAlertMailContent } from '../../../src/mails/content/alert-mail'
import { findAlerts, type HealthReadings } from '../../../src/monitoring/alert-rules'
import type { AlertKind } from '../../../src/mails/mail'
import { SELF_SIGNED } from '../server/self-signed'

const NOW = new Date('2026-11-24T12:00:00Z')
const GB = 1e9
const found = (facts: Omit<HealthReadings, 'now'>) => findAlerts({ now: NOW, ...facts }).found

describe('what the studio is told of', () => {
  it('is each payment and each mail by itself, so that the next one is told, too', () => {
    expect(found({ unfinishedSessions: ['cs_1', 'cs_2'], givenUpMails: ['chkm_1'] })).toEqual([
      { kind: 'payment_unsettled', key: 'payment_unsettled:cs_1', values: {} },
      { kind: 'payment_unsettled', key: 'payment_unsettled:cs_2', values: {} },
      { kind: 'mail_given_up', key: 'mail_given_up:chkm_1', values: {} },
    ])
  })

  it.each([
    ['2026-11-23T10:00:01Z', []],
    ['2026-11-23T10:00:00Z', [{ kind: 'backup_old', key: 'backup_old:', values: { hours: 26 } }]],
    [undefined, [{ kind: 'backup_missing', key: 'backup_missing:', values: {} }]],
  ])('is a backup of %s where that is too old', (madeAt, alerts) => {
    expect(found({ backup: { madeAt: madeAt === undefined ? undefined : new Date(madeAt) } })).toEqual(alerts)
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
    expect(findAlerts({ now: NOW, accountEmails: [] }).lookedFor).toEqual(['accounts_alike'])
  })

  it('is over only where it was looked for', () => {
    expect(findAlerts({ now: NOW })).toEqual({ lookedFor: [], found: [] })
    expect(findAlerts({ now: NOW, unfinishedSessions: [], backup: { madeAt: NOW } }).lookedFor).toEqual([
      'payment_unsettled',
      'backup_old',
      'backup_missing',
    ])
  })
})

describe('an alert', () => {
  const values = {
    count: 1,
    hours: 30,
    free: '1.0',
    total: '20.0',
    host: 'steinbock.ch',
    days: 3,
    addresses: 'A@b.ch, a@b.ch',
  }
  it.each<AlertKind>([
    'payment_unsettled',
    'mail_given_up',
    'backup_old',
    'backup_missing',
    'disk_full',
    'certificate_ending',
    'accounts_alike',
  ])('of %s says what is so and what to do, in the language of the studio', (kind) => {
    const mail = buildAlertMailContent({ kind, values }, 'https://shop.example', STUDIO_PLACEHOLDERS)
    expect(mail).toMatchObject({ language: 'de', first: [], last: [] })
    expect(mail.paragraphs).toHaveLength(2)
    for (const text of [mail.subject, mail.title, ...mail.paragraphs]) expect(text).toMatch(/^[^{}]+$/)
  })

  it('leads to the list where staff see more of it', () => {
    const button = (kind: AlertKind) =>
      buildAlertMailContent({ kind, values }, 'https://shop.example', STUDIO_PLACEHOLDERS).button?.url
    expect(button('mail_given_up')).toBe('https://shop.example/app/attention')
    expect(button('backup_old')).toBe('https://shop.example/app/opening')
    expect(button('accounts_alike')).toBe('https://shop.example/app/settings/users')
    expect(button('disk_full')).toBeUndefined()
  })
})

describe('the certificate that visitors get', () => {
  const servers: Server[] = []
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    for (const server of servers.splice(0)) server.close()
  })
  async function listen(server: Server): Promise<string> {
    servers.push(server)
    server.on('connection', (socket: Socket) => sockets.push(socket))
    await once(server.listen(0, 'localhost'), 'listening')
    return `https://localhost:${(server.address() as AddressInfo).port}`
  }

  it('is read to its end, also where no browser would trust it', async () => {
    const url = await listen(createServer(SELF_SIGNED))
    expect(await readCertificate(url)).toEqual({
      host: 'localhost',
      validTo: new Date('2126-10-31T16:10:07Z'),
    })
  })

  it('is not waited for longer than the limit', async () => {
    const url = await listen(createTcpServer())
    await expect(readCertificate(url, 100)).rejects.toThrow('localhost shows no certificate within 0.1 s')
  })
})
