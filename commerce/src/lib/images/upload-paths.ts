import { join } from 'node:path'

export const UPLOADS_PATH = '/media/uploads/'

export const UPLOAD_NAME = /^[0-9a-f]{32}(-400)?\.webp$/

export const getUploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

/** The folder of files that Medusa creates for staff. It is not served. */
export const getPrivateFolder = (dataDir: string) => join(dataDir, 'private-files')

/** Returns the name of a picture's 400 px version. */
export const toSmallFileName = (name: string) => name.replace(/\.webp$/, '-400.webp')
