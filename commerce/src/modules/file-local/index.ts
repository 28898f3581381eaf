import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { LocalPicturesService } from './service'

export default ModuleProvider(Modules.FILE, { services: [LocalPicturesService] })
