import { join } from 'node:path'

/** Where uploaded pictures are seen; the front serves them. */
export const UPLOADS_PATH = '/media/uploads/'

/** The names that we give: nothing of what the uploader called it. */
export const UPLOAD_NAME = /^[0-9a-f]{32}(-400)?\.webp$/

/** Folder of uploaded pictures; it lasts, unlike the build's own folder. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

/** Folder of files that Medusa itself makes for the staff, such as exports; nobody serves it. */
export const privateFolder = (dataDir: string) => join(dataDir, 'private-files')

/** The picture for lists beside a large one. */
export const smallName = (name: string) => name.replace(/\.webp$/, '-400.webp')
