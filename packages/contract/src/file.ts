import { z } from 'zod'

/** A reply that is no JSON: over HTTP its bytes go alone, with their name beside them. */
export const fileOf = (mediaType: `${string}/${string}`) =>
  z
    .object({ filename: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })
    .meta({ contentMediaType: mediaType })

/** Of what type the file is that a call answers with; null for all that answer JSON. */
export const fileTypeOf = (reply: z.ZodType): string | null => {
  const type = reply.meta()?.['contentMediaType']
  return typeof type === 'string' ? type : null
}
