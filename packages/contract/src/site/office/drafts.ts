import { z } from 'zod'

/** What is written, kept by itself and then published: the same for every kind of it. */

/** Author and time of a change; the name is null for the platform, and for people who have left the club. */
const by = { at: z.iso.datetime(), by: z.string().nullable(), by_id: z.uuid().nullable() }

/** All editors of a record share one draft; each save counts up. 0 is the live version without a draft. */
export const Revision = z.number().int().min(0).max(1_000_000_000)

export const DraftState = z.object({
  revision: Revision,
  saved: z.object(by).nullable(),
  /** True when the draft differs from the live version. */
  has_changes: z.boolean(),
  /** When it goes out by itself. */
  due_at: z.iso.datetime().nullable(),
})
export type DraftState = z.infer<typeof DraftState>

/** What became different, in words for people; of long texts only how long they are. */
export const DraftChange = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type DraftChange = z.infer<typeof DraftChange>

/** What was published once. */
export const PublishedRevision = z.object({
  number: z.number().int().min(1),
  note: z.string(),
  made: z.object(by),
  changes: z.array(DraftChange),
})
export type PublishedRevision = z.infer<typeof PublishedRevision>

/** Revision that the edit is based on; 409 when another editor has saved since, and neither loses their work. */
export const OnRevision = z.object({ base_revision: Revision })

/** Address of a preview; it works for 15 minutes without a sign-in. */
export const Preview = z.object({ url: z.string(), expires_at: z.iso.datetime() })
export type Preview = z.infer<typeof Preview>
