import { model } from '@medusajs/framework/utils'

export const SignOut = model.define('sign_out', {
  id: model.text().primaryKey(),
  signed_out_at: model.dateTime(),
})
