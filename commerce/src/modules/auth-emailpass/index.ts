import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { PasswordProvider } from './service'

export default ModuleProvider(Modules.AUTH, { services: [PasswordProvider] })
