import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Without letters and digits that look alike. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Random secrets of this data directory, made on the first start and kept in a file that only its owner can read.
 * @param {string} dataDir
 */
export function keptSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  const secrets = { ...freshSecrets(), ...readKept(file) }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return secrets
}

function freshSecrets() {
  return {
    jwtSecret: randomBytes(32).toString('hex'),
    cookieSecret: randomBytes(32).toString('hex'),
    databasePassword: randomBytes(24).toString('hex'),
    sandboxWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    adminPassword: legible(16),
  }
}

/**
 * @param {string} file
 * @returns {Partial<ReturnType<typeof freshSecrets>>}
 */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** @param {number} length */
function legible(length) {
  let text = ''
  while (text.length < length) {
    const [byte = 0] = randomBytes(1)
    // Bytes beyond the last whole round of the alphabet would make its first letters likelier.
    if (byte < 256 - (256 % LEGIBLE.length)) text += LEGIBLE[byte % LEGIBLE.length]
  }
  return text.replace(/(.{4})(?=.)/g, '$1-')
}
