import { MedusaError } from '@medusajs/framework/utils'

export function notFound(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, sentence)
}

export function notAllowed(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence)
}

export function invalidData(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_DATA, sentence)
}
