import { Module } from '@medusajs/framework/utils'
import { PressModuleService } from './service'

export const PRESS_MODULE = 'press'

export default Module(PRESS_MODULE, { service: PressModuleService })
