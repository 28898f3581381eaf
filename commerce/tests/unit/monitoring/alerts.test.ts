import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import { readCertificate } from '../../../src/monitoring/read-certificate'
import { buildAlertMailContent } from '../../../src/mails/content/alert-mail'
import { findAlerts, type HealthReadings } from '../../../src/monitoring/alert-rules'
import { ALERT_KINDS, type AlertKind } from '../../../src/mails/mail'
import { SELF_SIGNED } from '../server/self-signed'

const NOW = new Date('2026-11-24T12:00:00Z')
const GB = 1e9
const found = (facts: Omit<HealthReadings, 'now'>) => findAlerts({ now: NOW, ...facts }).found

describe('what the studio is told of', () => {
  it('is each payment and each mail by itself, so that the next one is told, too', () => {
    const failures = [
      { id: 'cs_1', reason: 'Sold out' },
      { id: 'cs_2', reason: '' },
    ]
    const givenUpMails = [{ id: 'chkm_1', reason: `550 ${'no such person '.repeat(100)}` }]
    expect(found({ unfinishedSessions: failures, givenUpMails })).toEqual([
      { kind: 'payment_unsettled', key: 'payment_unsettled:cs_1', values: { reason: 'Sold out' } },
      { kind: 'payment_unsettled', key: 'payment_unsettled:cs_2', values: { reason: '' } },
      {
        kind: 'mail_given_up',
        key: 'mail_given_up:chkm_1',
        values: { reason: givenUpMails[0]?.reason.slice(0, 500) },
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
    expect(findAlerts({ now: NOW, accountEmails: [] }).lookedFor).toEqual(['accounts_alike'])
  })

  it('is over only where it was looked for', () => {
    expect(findAlerts({ now: NOW })).toEqual({ lookedFor: [], found: [] })
    expect(
      findAlerts({ now: NOW, unfinishedSessions: [], backup: { madeAt: NOW, reason: '' } }).lookedFor,
    ).toEqual(['payment_unsettled', 'backup_old', 'backup_missing'])
  })
})

/** What each alert says: what happened, why, and what to do. The types refuse a kind without a row. */
const SAID: Record<AlertKind, { happened: RegExp; why: RegExp; todo: RegExp }> = {
  payment_unsettled: {
    happened: /Seit zehn Minuten liegt Geld da/,
    why: /Zum Grund steht da: Sold out/,
    todo: /In der Liste steht zu jeder/,
  },
  mail_given_up: {
    happened: /Der Mailserver hat sie endgültig abgelehnt/,
    why: /Zum Grund steht da: Sold out/,
    todo: /Die Adresse bei der Bestellung berichtigen/,
  },
  backup_old: {
    happened: /Die letzte ganze Sicherung ist 30 Stunden her/,
    why: /Zum Grund steht da: Sold out/,
    todo: /einmal von Hand starten/,
  },
  backup_missing: {
    happened: /steht keine: Entweder war noch nie eine ganz, oder die Datei ist weg/,
    why: /Zum Grund steht da: Sold out/,
    todo: /einmal von Hand starten/,
  },
  disk_full: {
    happened: /lässt sich keine Bestellung mehr schreiben/,
    why: /von 20\.0 GB noch 1\.0 GB frei/,
    todo: /löschen oder den Speicher vergrössern/,
  },
  certificate_ending: {
    happened: /gilt noch 3 Tage/,
    why: /wurde nicht erneuert/,
    todo: /Im Protokoll des Proxys/,
  },
  accounts_alike: {
    happened: /Jedes lässt sich nur genau so öffnen/,
    why: /dieselbe E-Mail-Adresse, anders geschrieben: A@b\.ch, a@b\.ch/,
    todo: /das Konto entfernen, das niemand mehr braucht/,
  },
}
/** Those that quote the reason of what has failed. */
const QUOTING = ALERT_KINDS.filter((kind) => SAID[kind].why.source.includes('Zum Grund'))

describe('an alert', () => {
  const values = {
    count: 1,
    hours: 30,
    free: '1.0',
    total: '20.0',
    host: 'steinbock.ch',
    days: 3,
    addresses: 'A@b.ch, a@b.ch',
    reason: 'Sold out',
  }
  const build = (kind: AlertKind, more: object = {}) =>
    buildAlertMailContent(
      { kind, values: { ...values, ...more } },
      'https://shop.example',
      STUDIO_PLACEHOLDERS,
    )

  it.each(ALERT_KINDS)(
    'of %s says what happened, why, and what to do, in the language of the studio',
    (kind) => {
      const mail = build(kind)
      expect(mail).toMatchObject({ language: 'de', first: [], last: [] })
      for (const text of [mail.subject, mail.title, ...mail.paragraphs]) expect(text).toMatch(/^[^{}]+$/)
      const { happened, why, todo } = SAID[kind]
      for (const sentence of [happened, why]) expect(mail.paragraphs.slice(0, -1).join(' ')).toMatch(sentence)
      expect(mail.paragraphs.at(-1)).toMatch(todo)
    },
  )

  it.each(QUOTING)('of %s says so where no reason was left, as by a server of the release before', (kind) => {
    for (const reason of ['', undefined])
      expect(build(kind, { reason }).paragraphs.join(' ')).toMatch(
        /Ein Grund ist nicht notiert: .* Speicher ist voll/,
      )
  })

  it('leads to the list where staff see more of it', () => {
    const button = (kind: AlertKind) => build(kind).button?.url
    expect(button('mail_given_up')).toBe('https://shop.example/admin?list=attention')
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
