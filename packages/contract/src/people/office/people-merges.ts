import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { MEMBER_STATES, MERGE_BARS, MERGED_PLACES, SAME_REASONS } from './member-limits.ts'

/** People whom a club has twice: found, told apart or merged into one, and taken apart again. */

const office = { tag: 'Back office', headers: AccountHeader } as const

export const Doubled = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  number: z.number().int().nullable(),
  plans: z.string(),
  state: z.enum(MEMBER_STATES),
  joined_at: z.iso.datetime(),
})
export type Doubled = z.infer<typeof Doubled>

const Pair = z.object({
  one: Doubled,
  other: Doubled,
  reasons: z.array(z.enum(SAME_REASONS)),
  /** What keeps them from being merged; null where nothing does. */
  bar: z.enum(MERGE_BARS).nullable(),
})
export type DoubledPair = z.infer<typeof Pair>

const PastMerge = z.object({
  merge_id: z.uuid(),
  at: z.iso.datetime(),
  /** Null when the admin has left the club. */
  actor: z.string().nullable(),
  kept: z.object({ member_id: z.uuid(), name: z.string() }),
  gone: z.object({ name: z.string() }),
  /** The merge can be undone until this time; null after an undo. */
  until: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
})
export type PastMerge = z.infer<typeof PastMerge>

/** At most a hundred of each: the surest pairs and the newest merges. */
export const listDuplicates = endpoint('GET /backoffice/people/duplicates', {
  ...office,
  name: 'listDuplicates',
  summary: 'Pairs who are probably one person, and what was merged in the last 30 days',
  reply: z.object({ pairs: z.array(Pair), merges: z.array(PastMerge) }),
})

const Two = z.object({ one_id: z.uuid(), other_id: z.uuid() })

export const tellPeopleApart = endpoint('POST /backoffice/people/told-apart', {
  ...office,
  name: 'tellPeopleApart',
  summary: 'Remembers that two are not the same person, or forgets it again',
  body: Two.extend({ is_apart: z.boolean() }),
  reply: z.object({ is_apart: z.boolean() }),
})

const Moved = z.object({ place: z.enum(MERGED_PLACES), label: z.string() })

/** The person who stays is not chosen by the caller: the one with a sign-in, then with an account, then the older record. */
export const previewMerge = endpoint('GET /backoffice/people/merges/preview', {
  ...office,
  name: 'previewMerge',
  summary: 'What merging two people would do, and what prevents it',
  query: Two,
  reply: z.object({
    kept: Doubled,
    gone: Doubled,
    reasons: z.array(z.enum(SAME_REASONS)),
    bar: z.enum(MERGE_BARS).nullable(),
    /** What moves over to the one who stays. */
    moves: z.array(Moved),
    /** Both have answers about health or safety, which may not agree. */
    both_guarded: z.boolean(),
  }),
})

const Side = z.enum(['kept', 'gone'])

export const mergePeople = endpoint('POST /backoffice/people/merges', {
  ...office,
  name: 'mergePeople',
  summary: 'Makes one person of two',
  body: z.object({
    kept_id: z.uuid(),
    gone_id: z.uuid(),
    /** Which of the two people each detail is taken from. */
    name: Side.default('kept'),
    date_of_birth: Side.default('kept'),
    mobile: Side.default('kept'),
  }),
  reply: z.object({ merge_id: z.uuid(), member_id: z.uuid() }),
})

export const undoMerge = endpoint('POST /backoffice/people/merges/{merge_id}/undo', {
  ...office,
  name: 'undoMerge',
  summary: 'Puts everything back as it was before a merge, unless something was changed since',
  params: z.object({ merge_id: z.uuid() }),
  reply: z.object({ member_ids: z.array(z.uuid()) }),
})
