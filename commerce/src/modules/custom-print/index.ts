import { Module } from '@medusajs/framework/utils'
import { CustomPrintModuleService } from './service'

export const CUSTOM_PRINT_MODULE = 'customPrint'

export default Module(CUSTOM_PRINT_MODULE, { service: CustomPrintModuleService })
