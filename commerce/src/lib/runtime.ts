import type Stripe from 'stripe'
import { parseEnvironment, type Environment } from './environment'
import { createStripe } from './stripe-client'

let parsedEnvironment: Environment | undefined
let sharedStripe: Stripe | undefined

/** This process's environment, parsed once. */
export function environment(): Environment {
  return (parsedEnvironment ??= parseEnvironment(process.env))
}

/** This process's connection to the payment provider. */
export function stripe(): Stripe {
  return (sharedStripe ??= createStripe(environment().stripe))
}
