import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { AdvisoryLockProvider } from './service'

export default ModuleProvider(Modules.LOCKING, { services: [AdvisoryLockProvider] })
