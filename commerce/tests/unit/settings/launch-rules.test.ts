import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import { LAUNCH_CODES, type LaunchProblem } from '../../../src/contract/admin/launch-checklist'
import { formatLaunchProblem } from '../../../src/contract/admin/launch-texts'
import { LANGUAGES } from '../../../src/contract/site/language'
import { readBackupFailure, readBackupStamp } from '../../../src/monitoring/backup-age'
import { findLaunchProblems, type LaunchReadings } from '../../../src/settings/launch-rules'
import { toStudioProfile } from '../../../src/studio/read-studio-profile'
import { isVatNumber } from '../../../src/studio/vat-number'

const NOW = new Date('2026-11-24T12:00:00Z')
/** A shop that can open. */
const READY: LaunchReadings = {
  now: NOW,
  payments: 'live',
  isTwintTried: true,
  studio: {
    ...STUDIO_PLACEHOLDERS,
    email: 'hello@steinbock.ch',
    appStoreUrl: 'https://apps.steinbock.ch/inventory',
    address: { street: 'Obere Gasse 7', postalCode: '7000', city: 'Chur' },
    imprint: 'Ursina Caduff, Obere Gasse 7, 7000 Chur',
    vatNumber: 'CHE-116.281.710 MWST',
  },
  hasHours: true,
  taxRatePercent: 8.1,
  mail: { server: 'well' },
  mailFrom: { name: 'Steinbock', address: 'hello@steinbock.ch' },
  lastBackupAt: new Date('2026-11-24T03:00:00Z'),
  staffAccounts: 2,
}
const { studio } = READY

describe('what stands between a shop and its first buyer, such as a rate of 7.7 % [S13]', () => {
  it('is nothing where all is ready', () => {
    expect(findLaunchProblems(READY)).toEqual([])
  })

  it.each<[string, Partial<LaunchReadings>, LaunchProblem]>([
    ['the sandbox takes the money', { payments: 'sandbox' }, { code: 'payment_sandbox', values: {} }],
    ["Stripe's keys are for tests", { payments: 'test' }, { code: 'stripe_test_keys', values: {} }],
    [
      'nobody has looked at the hours',
      { hasHours: false },
      { code: 'placeholder_hours', values: { opens: '09:00', closes: '17:00' } },
    ],
    [
      'the app is nowhere',
      { studio: { ...studio, appStoreUrl: STUDIO_PLACEHOLDERS.appStoreUrl } },
      { code: 'placeholder_app_store', values: { link: STUDIO_PLACEHOLDERS.appStoreUrl } },
    ],
    [
      'buyers write to nobody',
      { studio: { ...studio, email: 'hello@steinbock.example' } },
      { code: 'placeholder_email', values: { email: 'hello@steinbock.example' } },
    ],
    ['there is no imprint', { studio: { ...studio, imprint: '' } }, { code: 'no_imprint', values: {} }],
    [
      'nobody has said about VAT',
      { studio: { ...studio, vatNumber: '' } },
      { code: 'no_vat_number', values: {} },
    ],
    [
      'the VAT number is mistyped',
      { studio: { ...studio, vatNumber: 'CHE-116.281.711 MWST' } },
      { code: 'vat_number_wrong', values: { vatNumber: 'CHE-116.281.711 MWST' } },
    ],
    ['there is no rate', { taxRatePercent: undefined }, { code: 'no_vat_rate', values: { due: 8.1 } }],
    ['the rate is of 2023', { taxRatePercent: 7.7 }, { code: 'vat_rate', values: { rate: 7.7, due: 8.1 } }],
    [
      'who is not liable charges VAT',
      { studio: { ...studio, vatNumber: 'Not liable' } },
      { code: 'vat_rate', values: { rate: 8.1, due: 0 } },
    ],
    ['there is no mail server', { mail: { server: 'none' } }, { code: 'no_mail_server', values: {} }],
    [
      'the mail server refuses',
      { mail: { server: 'failing', reason: 'ECONNREFUSED' } },
      { code: 'mail_not_deliverable', values: { reason: 'ECONNREFUSED' } },
    ],
    [
      'mails come from nowhere',
      { mailFrom: { name: 'A', address: 'a@b.example' } },
      { code: 'placeholder_sender', values: { sender: 'a@b.example' } },
    ],
    ['nothing was backed up', { lastBackupAt: undefined }, { code: 'no_backup', values: {} }],
    [
      'the last backup is of yesterday morning',
      { lastBackupAt: new Date('2026-11-23T10:00:00Z') },
      { code: 'old_backup', values: { hours: 26 } },
    ],
    ['one person can sign in', { staffAccounts: 1 }, { code: 'one_staff_account', values: {} }],
    ['TWINT was never tried', { isTwintTried: false }, { code: 'twint_untried', values: {} }],
  ])('is named where %s', (_what, changes, problem) => {
    expect(findLaunchProblems({ ...READY, ...changes })).toEqual([problem])
  })

  it('is no rate of nought for a studio that is not liable', () => {
    const facts = { ...READY, studio: { ...studio, vatNumber: 'not liable' }, taxRatePercent: 0 }
    expect(findLaunchProblems(facts)).toEqual([])
  })

  it('is a placeholder address only until it is replaced', () => {
    const codes = (metadata: object | null) =>
      findLaunchProblems({
        ...READY,
        studio: { ...studio, address: toStudioProfile(metadata).address },
      })
    expect(codes(null)).toEqual([
      { code: 'placeholder_address', values: { address: 'Musterstrasse 1, 7000 Chur' } },
    ])
    expect(codes({ street: ' Obere Gasse 7 ' })).toEqual([])
  })

  it('takes what is no text in the metadata for nothing', () => {
    expect(toStudioProfile({ imprint: 7, vat_number: ['x'], street: null })).toEqual(toStudioProfile({}))
  })

  it.each(LANGUAGES)('has a sentence and a way out for each problem in %s', (language) => {
    const values = {
      address: 1,
      email: 1,
      opens: 1,
      closes: 1,
      link: 1,
      vatNumber: 1,
      rate: 1,
      due: 1,
      reason: 1,
      sender: 1,
      hours: 1,
    }
    const said = LAUNCH_CODES.map((code) => formatLaunchProblem({ code, values }, language))
    for (const { problem, action } of said) {
      for (const text of [problem, action]) expect(text).toMatch(/^[^{}]+\.$/)
    }
    expect(new Set(said.map(({ problem }) => problem)).size).toBe(LAUNCH_CODES.length)
  })

  it('is said in the language in which the admin is used, each time with the same values', () => {
    const said = LANGUAGES.map(
      (language) => formatLaunchProblem({ code: 'no_imprint', values: {} }, language).problem,
    )
    expect(said[1]).toMatch(/^Es gibt kein Impressum/)
    expect(new Set(said).size).toBe(LANGUAGES.length)
    const values = { rate: 7.7, due: 8.1 }
    for (const language of LANGUAGES) {
      const { problem, action } = formatLaunchProblem({ code: 'vat_rate', values }, language)
      for (const words of [/7\.7 %.*8\.1 %/, /^[^{}]+$/]) expect(problem).toMatch(words)
      expect(action).toMatch(/8\.1 %/)
    }
  })
})

describe('a Swiss VAT number', () => {
  it.each(['CHE-116.281.710 MWST', 'CHE-116.281.710', 'CHE116281710 TVA', 'CHE-109.322.551 IVA'])(
    '%s is one',
    (text) => {
      expect(isVatNumber(text)).toBe(true)
    },
  )
  it.each(['CHE-116.281.701', 'CHE-116.281.71', 'DE123456789', '', 'CHE-116.281.710 VAT'])(
    '%s is none',
    (text) => {
      expect(isVatNumber(text)).toBe(false)
    },
  )
})

describe('the stamp of the backup', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stamp-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['2026-11-24T03:00:00Z\n', '2026-11-24T03:00:00.000Z'],
    ['2026-11-24T04:00:00+01:00', '2026-11-24T03:00:00.000Z'],
    ['yesterday', undefined],
    ['', undefined],
  ])('%j is read as %s', async (text, time) => {
    const path = join(folder, 'stamp')
    await writeFile(path, text)
    expect((await readBackupStamp(path))?.toISOString()).toBe(time)
  })

  it('is none where the file is missing', async () => {
    expect(await readBackupStamp(join(folder, 'none'))).toBeUndefined()
  })

  it('has the reason of a failed one beside it, if that could be written', async () => {
    const path = join(folder, 'stamp')
    expect(await readBackupFailure(path)).toBe('')
    await writeFile(join(folder, 'backup-failure'), 'pg_dump: No space left on device\n')
    expect(await readBackupFailure(path)).toContain('No space left')
  })
})
