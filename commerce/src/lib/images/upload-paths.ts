import { join } from 'node:path'

export const UPLOADS_PATH = '/media/uploads/'

export const UPLOAD_NAME = /^[0-9a-f]{32}(-400)?\.webp$/

export const getUploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

/** Of files that Medusa makes for staff; not served. */
export const getPrivateFolder = (dataDir: string) => join(dataDir, 'private-files')

export const toSmallFileName = (name: string) => name.replace(/\.webp$/, '-400.webp')
