import { z } from 'zod'

/** A reply that is no JSON: over HTTP its bytes go alone, with their name beside them. */
export const fileOf = (mediaType: `${string}/${string}`) =>
  z
    .object({ filename: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })
    .meta({ contentMediaType: mediaType })

/** The same for what may be long: it is sent as it comes, and never held as a whole. */
export const streamOf = (mediaType: `${string}/${string}`) =>
  z
    .object({
      filename: z.string(),
      parts: z.custom<AsyncIterable<string>>(
        (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
      ),
    })
    .meta({ contentMediaType: mediaType })

/** Content type of a call that replies with a file; null for JSON. */
export const fileTypeOf = (reply: z.ZodType): string | null => {
  const type = reply.meta()?.['contentMediaType']
  return typeof type === 'string' ? type : null
}

const FORM = 'multipart/form-data'

/** A call that is sent as a form with a file in it; the file is the one member that is no text. */
export const formWithFile = <Shape extends z.ZodObject>(shape: Shape): Shape =>
  shape.meta({ contentMediaType: FORM })

export const takesFile = (body: z.ZodType): boolean => body.meta()?.['contentMediaType'] === FORM

/** DATA-04. Width, height and alt text are ours, so that pages reserve the room and speak. */
export const Image = z.object({
  size: z.string(),
  filepath: z.string(),
  filename: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  alt: z.string().optional(),
})
export type Image = z.infer<typeof Image>
