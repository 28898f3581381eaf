import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { LocalFileService } from './service'

export default ModuleProvider(Modules.FILE, { services: [LocalFileService] })
