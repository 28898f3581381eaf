import type { mailEnvironment } from '../environment'
import { dispatch, json, listen } from '../http'
import { openMailbox } from './mailbox'
import { mailboxRoutes } from './mailbox-routes'
import { listenSmtp } from './smtp'

/** Starts the mail catcher: SMTP in, web page out; it serves until `stop`. */
export async function startMailCatcher(environment: ReturnType<typeof mailEnvironment>) {
  const mailbox = openMailbox(environment.dataFile, Date.now())
  const smtp = await listenSmtp(mailbox, environment.smtpPort, environment.host)
  const routes = mailboxRoutes(mailbox)
  const web = await listen(
    async (request) => (await dispatch(routes, request)) ?? json(404, { error: 'Nothing here.' }),
    environment.mailboxPort,
    environment.host,
  )
  return {
    url: web.url,
    smtpPort: smtp.port,
    stop: async () => {
      await Promise.all([web.stop(), smtp.stop()])
    },
  }
}
