import { model } from '@medusajs/framework/utils'

/** When somebody has last signed out; the id is the one of their sign-in (Medusa's auth_identity). */
export const SignOut = model.define('sign_out', {
  id: model.text().primaryKey(),
  signed_out_at: model.dateTime(),
})
