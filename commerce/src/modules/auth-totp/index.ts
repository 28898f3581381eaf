import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { TotpProvider } from './service'

export default ModuleProvider(Modules.AUTH, { services: [TotpProvider] })
