import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { StaffCodeService } from './service'

export default ModuleProvider(Modules.AUTH, { services: [StaffCodeService] })
