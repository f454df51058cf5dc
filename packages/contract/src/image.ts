import { z } from 'zod'

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
