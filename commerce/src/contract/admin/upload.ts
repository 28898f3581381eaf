import * as z from 'zod/mini'

/** Maximum size of an uploaded picture in bytes: 8 MiB, more than a phone's photo of a shirt. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024

export const MAX_UPLOAD_IMAGES = 4

/**
 * Maximum pixels of a picture: more than a phone's photo, and far fewer than would exhaust the server's memory.
 */
export const MAX_UPLOAD_PIXELS = 50_000_000

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const PRODUCT_SIDES = ['front', 'back'] as const
export type ProductSide = (typeof PRODUCT_SIDES)[number]

/** Response of POST /api/upload-images. Sizes in pixels. */
export const uploadedImagesSchema = z.object({
  images: z.array(z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number() })),
})
export type UploadedImages = z.infer<typeof uploadedImagesSchema>
