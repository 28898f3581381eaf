import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import { S3PicturesService } from './service'

export default ModuleProvider(Modules.FILE, { services: [S3PicturesService] })
