import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { FormAnswers } from './forms.ts'
import { collectionOf, PageQuery } from '../paging.ts'
import { RelatedAccount } from './people.ts'
import { FormType } from './registration.ts'

/** The people whom a member may register: themselves and those they act for. */

export const MemberKind = z.enum(['adult', 'juvenile'])
export type MemberKind = z.infer<typeof MemberKind>

/** DATA-23. The age of a child tells brothers and sisters apart, and which plans are theirs. */
export const AvailableMember = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  age: z.int().nullable(),
  /** The signed-in person. */
  is_self: z.boolean(),
})
export type AvailableMember = z.infer<typeof AvailableMember>

/** API-51 */
export const listRelations = endpoint('GET /store/{club}/relations', {
  name: 'listRelations',
  summary: 'The people for whom the signed-in person acts',
  tag: 'Membership',
  params: ClubParams,
  query: PageQuery.extend({ type: MemberKind.optional() }),
  reply: collectionOf(RelatedAccount),
})

/** API-54 */
export const listJuveniles = endpoint('GET /store/{club}/juveniles', {
  name: 'listJuveniles',
  summary: 'The children for whom the signed-in person acts',
  tag: 'Membership',
  params: ClubParams,
  query: PageQuery,
  reply: collectionOf(AvailableMember),
})

/** API-55, OPEN-080: with `plan_id` the ages are those on the plan's day. */
export const listAvailableMembers = endpoint('GET /store/{club}/memberships', {
  name: 'listAvailableMembers',
  summary: 'Whom the signed-in person may register, adults or children',
  tag: 'Membership',
  params: ClubParams,
  query: PageQuery.extend({ type: MemberKind, plan_id: z.uuid().optional() }),
  reply: collectionOf(AvailableMember),
})

/** API-56, OPEN-081 */
export const getMembershipAnswers = endpoint('GET /store/{club}/memberships/{member_id}/answers', {
  name: 'getMembershipAnswers',
  summary: 'What is known of a member of the family, as answers to the form of a plan',
  tag: 'Membership',
  params: ClubParams.extend({ member_id: z.uuid() }),
  query: z.object({ plan_id: z.uuid(), type: FormType.default('member') }),
  reply: FormAnswers,
})
