import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import { buildAlertMailContent } from '../../../../src/mails/content/alert-mail'
import { ALERT_KINDS, type AlertKind } from '../../../../src/mails/mail'

/** The words of each alert: what happened, why, and what to do. The types refuse a kind without a row. */
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
      expect(mail).toMatchObject({ language: 'de', blocksAbove: [], blocksBelow: [] })
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
