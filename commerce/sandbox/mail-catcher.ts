/*
 * The mail catcher: takes the shop's mails wherever no SMTP_URL is set, and shows them. From any directory:
 *
 *   SMTP_PORT=9002 MAILBOX_PORT=9003 \
 *     node --require <repository>/commerce/sandbox/register.cjs <repository>/commerce/sandbox/mail-catcher.ts
 *
 * It prints one line that begins with 'ready' when it listens, and ends at SIGTERM or SIGINT.
 */
import { mailEnvironment } from './environment'
import { startMailCatcher } from './mail/server'
import { runUntilStopped } from './run-until-stopped'

void runUntilStopped(async () => {
  const catcher = await startMailCatcher(mailEnvironment(process.env))
  return { ready: `mails at ${catcher.url}, taken on port ${catcher.smtpPort}`, stop: catcher.stop }
})
