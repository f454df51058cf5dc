import { z } from 'zod'

/** What is written, kept by itself and then published: the same for every kind of it. */

/** Who did it and when; the name is null for what the platform wrote, and for whoever left the club. */
const by = { at: z.iso.datetime(), by: z.string().nullable(), by_id: z.uuid().nullable() }

/** A draft is one for all who edit the thing; each save counts up. 0 is what is live, before anybody edited. */
export const Revision = z.number().int().min(0).max(1_000_000_000)

/** Where a draft stands. */
export const DraftState = z.object({
  revision: Revision,
  saved: z.object(by).nullable(),
  /** It says something else than what is live. */
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

/** What an edit was made on: when somebody saved since, the answer is 409, and nothing is lost on either side. */
export const OnRevision = z.object({ base_revision: Revision })

/** 15 minutes long, whoever has this address sees the draft as it would look. */
export const Preview = z.object({ url: z.string(), expires_at: z.iso.datetime() })
export type Preview = z.infer<typeof Preview>
