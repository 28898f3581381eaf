import { Module } from '@medusajs/framework/utils'
import { SignOutModuleService } from './service'

export const SIGN_OUT_MODULE = 'signOuts'

export default Module(SIGN_OUT_MODULE, { service: SignOutModuleService })
