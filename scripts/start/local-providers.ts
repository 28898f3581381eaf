import { join } from 'node:path'
import { WEBHOOK_PATH } from '../../commerce/src/contract/api/api-paths.ts'
import type { Configuration } from './configuration.ts'
import { findFreePort, LOOPBACK, getReachableHost } from './ports.ts'
import type { Secrets } from './secrets.ts'

/** `variables` are its own, `shopVariables` are those by which the shop finds it. */
type LocalProvider = {
  name: string
  file: string
  variables: NodeJS.ProcessEnv
  shopVariables: NodeJS.ProcessEnv
}

/** Chooses the programs that replace Stripe and the mail server if they are not configured, on free ports. */
export async function chooseLocalProviders(
  configuration: Configuration,
  secrets: Secrets,
  serverPort: number,
): Promise<LocalProvider[]> {
  const { port, host, dataDir, startsSandbox, startsMailCatcher } = configuration
  const sandboxPort = await findFreePort(port + 1, port, serverPort)
  const mailboxPort = await findFreePort(port + 2, port, serverPort)
  const smtpPort = await findFreePort(port + 4, port, serverPort)
  const sandbox = {
    name: 'payment sandbox',
    file: 'main',
    variables: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_WEBHOOK_URL: `http://${getReachableHost(host)}:${serverPort}${WEBHOOK_PATH}`,
      SANDBOX_DATA_FILE: join(dataDir, 'sandbox.jsonl'),
    },
    shopVariables: {
      SANDBOX_URL: `http://localhost:${sandboxPort}`,
      STRIPE_WEBHOOK_SECRET: secrets.sandboxWebhookSecret,
    },
  }
  const mailCatcher = {
    name: 'mail catcher',
    file: 'mail-catcher',
    variables: {
      SMTP_PORT: String(smtpPort),
      MAILBOX_PORT: String(mailboxPort),
      MAIL_DATA_FILE: join(dataDir, 'mails.jsonl'),
    },
    shopVariables: {
      SMTP_URL: `smtp://${LOOPBACK}:${smtpPort}`,
      MAILBOX_URL: `http://localhost:${mailboxPort}`,
    },
  }
  return [...(startsSandbox ? [sandbox] : []), ...(startsMailCatcher ? [mailCatcher] : [])]
}
