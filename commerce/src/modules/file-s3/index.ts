import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { S3ImageService } from './service'

export default ModuleProvider(Modules.FILE, { services: [S3ImageService] })
