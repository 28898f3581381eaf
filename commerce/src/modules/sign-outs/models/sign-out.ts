import { model } from '@medusajs/framework/utils'

/** The id is Medusa's auth_identity. */
export const SignOut = model.define('sign_out', {
  id: model.text().primaryKey(),
  signed_out_at: model.dateTime(),
})
