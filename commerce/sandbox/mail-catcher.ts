// The mail catcher, which receives the shop's mails and shows them.
import { mailEnvironment } from './environment'
import { startMailCatcher } from './mail/server'
import { runUntilStopped } from './run-until-stopped'

void runUntilStopped(async () => {
  const catcher = await startMailCatcher(mailEnvironment(process.env))
  return { ready: `mails at ${catcher.url}, taken on port ${catcher.smtpPort}`, stop: catcher.stop }
})
