import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getErrorMessage } from '../../commerce/src/lib/error-message.ts'
import { StartError } from '../bootstrap/paths.mjs'

/** Without letters and digits that look alike. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'

export type Secrets = ReturnType<typeof createSecrets>

/**
 * Returns the random secrets of this data directory. They are created on the first start, in a file that only its
 * owner can read. Throws StartError if the file exists but cannot be read: without its password, the database
 * would be lost.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = readStoredSecrets(file)
  const fresh = createSecrets()
  const secrets = { ...fresh, ...kept }
  if (Object.keys(fresh).some((name) => !(name in kept))) {
    // The file is replaced in one step, so that a killed start leaves either the old or the new secrets.
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets
}

function createSecrets() {
  const letter = () => LEGIBLE[randomInt(LEGIBLE.length)]
  const group = () => Array.from({ length: 4 }, letter).join('')
  return {
    jwtSecret: randomBytes(32).toString('hex'),
    cookieSecret: randomBytes(32).toString('hex'),
    mfaEncryptionKey: randomBytes(32).toString('hex'),
    databasePassword: randomBytes(24).toString('hex'),
    sandboxWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    adminPassword: Array.from({ length: 4 }, group).join('-'),
  }
}

function readStoredSecrets(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(
      `The secrets in ${file} cannot be read (${getErrorMessage(error)}).\n` +
        'Put them right or back; only without its database may the data directory do without them.',
    )
  }
}
