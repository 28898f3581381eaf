import { MedusaError } from '@medusajs/framework/utils'

/** Medusa answers with 404 and this sentence. */
export function notFound(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, sentence)
}

/** Medusa answers with 400 and this sentence. */
export function notAllowed(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence)
}
