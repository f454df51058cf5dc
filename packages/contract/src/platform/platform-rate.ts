import { z } from 'zod'

/** Hundredths of a per cent of each card payment, and so many cents, from a moment on. */
export const PlatformRate = z.object({
  basis_points: z.int().min(0).max(2000),
  fixed: z.int().min(0).max(500),
  since: z.iso.datetime(),
})
export type PlatformRate = z.infer<typeof PlatformRate>
