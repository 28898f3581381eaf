import type { MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { generateResetPasswordTokenWorkflow } from '@medusajs/medusa/core-flows'
import * as z from 'zod'
import { errorMessage } from '../../lib/error-message'
import { PASSWORD_PROVIDER_ID } from '../../modules/staff-passwords/provider-id'
import { staffLanguage } from './staff-language'

const bodySchema = z.object({ identifier: z.string().min(1).max(320) })

/** Answers before it looks for the account: how long that takes would say whether there is one. */
export const startPasswordReset: MedusaRequestHandler = (request, response) => {
  const { data: body } = bodySchema.safeParse(request.body)
  if (body === undefined) {
    response.status(400).json({ message: 'Please say which account it is for.' })
    return
  }
  response.sendStatus(201)
  resetPassword(body.identifier, staffLanguage(request), request.scope).catch((error: unknown) => {
    request.scope.resolve('logger').error(`A password could not be reset: ${errorMessage(error)}`)
  })
}

/** Does what Medusa's route does (Medusa 2.21), and adds the language for the mail. */
async function resetPassword(
  entityId: string,
  language: string | undefined,
  container: MedusaContainer,
): Promise<void> {
  const known = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities({ entity_id: entityId, provider: PASSWORD_PROVIDER_ID })
  if (known.length === 0) return
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  await generateResetPasswordTokenWorkflow(container).run({
    input: {
      entityId,
      actorType: 'user',
      provider: PASSWORD_PROVIDER_ID,
      secret: http.jwtSecret ?? '',
      jwtOptions: http.jwtOptions,
      metadata: language === undefined ? {} : { language },
    },
  })
}
