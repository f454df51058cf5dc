import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { formWithFile, Image } from '../../file.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { ARTICLE_LIMITS } from './article-limits.ts'

/** API-87, OPEN-125: pictures that a club uploads: at most 5 MB, the type by what is in them. */

export const UploadedImage = z.object({
  /** Path on the club's site: `/media/…`. */
  file_path: z.string(),
  image_id: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
})
export type UploadedImage = z.infer<typeof UploadedImage>

/** Where a picture is seen, or would be once a draft is published. */
export const ImageUse = z.object({
  kind: z.enum(['article', 'sponsor', 'club', 'shop-item', 'lottery', 'promotion', 'draft']),
  id: z.uuid(),
  name: z.string(),
})
export type ImageUse = z.infer<typeof ImageUse>

export const OfficeImage = UploadedImage.extend({
  filename: z.string(),
  alt: z.string(),
  is_decorative: z.boolean(),
  /** File size; null for pictures that came with the club. */
  bytes: z.number().int().nullable(),
  content_type: z.string().nullable(),
  uploaded_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  used_in: z.array(ImageUse),
  image: z.array(Image),
})
export type OfficeImage = z.infer<typeof OfficeImage>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofImage = { ...office, params: z.object({ image_id: z.uuid() }) } as const

/**
 * A multipart form: the picture in the field `image`, or in whatever field a client is set to, and optionally what it is
 * for in `type`. `media` takes large photographs, which are scaled down; anything else is for the editor (EDITOR-09).
 */
export const uploadImage = endpoint('POST /backoffice/images', {
  ...office,
  name: 'uploadImage',
  summary: 'Uploads a picture',
  body: formWithFile(
    z.object({
      image: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Choose a picture'),
      filename: z.string().max(300).optional(),
      type: z.string().max(40).optional(),
    }),
  ),
  reply: UploadedImage,
})

export const ImagesQuery = listQuery(['filename', 'created_at', 'bytes']).extend({
  /** Only pictures without an alternative text. */
  undescribed: z.enum(['true']).optional(),
})
export type ImagesQuery = z.infer<typeof ImagesQuery>

/** Default order: what was uploaded last first. */
export const listImages = endpoint('GET /backoffice/images', {
  ...office,
  name: 'listImages',
  summary: 'The pictures of a club, with where they are used',
  query: ImagesQuery,
  reply: collectionOf(OfficeImage).extend({
    counts: z.object({ all: z.number().int(), undescribed: z.number().int() }),
  }),
})

/** Section of a picture, in its own pixels. */
export const Crop = z.object({
  left: z.number().int().min(0),
  top: z.number().int().min(0),
  width: z.number().int().min(16),
  height: z.number().int().min(16),
})
export type Crop = z.infer<typeof Crop>

/** A crop makes a new picture, which is answered: wherever the old one is used it stays as it was. */
export const changeImage = endpoint('PATCH /backoffice/images/{image_id}', {
  ...ofImage,
  name: 'changeImage',
  summary: 'Says what a picture shows, or crops it',
  body: z.object({
    alt: z.string().trim().max(ARTICLE_LIMITS.alt).optional(),
    is_decorative: z.boolean().optional(),
    crop: Crop.optional(),
  }),
  reply: OfficeImage,
})

/** Deletes a picture; refused while it is used. */
export const deleteImage = endpoint('DELETE /backoffice/images/{image_id}', {
  ...ofImage,
  name: 'deleteImage',
  summary: 'Removes a picture that is used nowhere',
  reply: z.object({ deleted: z.literal(true) }),
})
