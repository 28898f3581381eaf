import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { SharedLocks } from './service'

export default ModuleProvider(Modules.LOCKING, { services: [SharedLocks] })
