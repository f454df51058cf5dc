import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'

/** API-87, OPEN-125: pictures that a club uploads: at most 5 MB, the type by what is in them. */

export const UploadedImage = z.object({
  /** Where it stands on the club's site: `/media/…`. */
  file_path: z.string(),
  image_id: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
})
export type UploadedImage = z.infer<typeof UploadedImage>

/** Over HTTP a multipart form: the picture in the field `image`, and optionally what it is for in `type`. */
export const uploadImage = endpoint({
  name: 'uploadImage',
  method: 'POST',
  path: '/backoffice/images',
  summary: 'Uploads a picture',
  tag: 'Back office',
  headers: AccountHeader,
  body: z.object({
    image: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    filename: z.string().max(200).optional(),
    type: z.string().max(40).optional(),
  }),
  reply: UploadedImage,
})
