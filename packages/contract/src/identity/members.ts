import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { collectionOf, listQuery } from '../paging.ts'
import { Member, PostalAddress, RelatedAccount, User } from '../people/people.ts'
import { Email, Name, Secret } from './person-fields.ts'

/** A person's own account: made, read and changed by themselves. */

/** DATA-19. Without a password an invitation to set one is mailed. */
export const SignUp = z.object({
  email: Email,
  first_name: Name,
  last_name: Name,
  mobile: z
    .string()
    .max(64)
    .nullish()
    .transform((mobile) => mobile || null),
  user: z
    .object({
      email: Email,
      confirmEmail: Email,
      password: Secret,
      confirmPassword: Secret,
    })
    .nullish(),
  address: PostalAddress.nullish(),
  terms: z.boolean(),
  receive_updates: z.boolean().default(false),
  account_id: z.uuid().nullish(),
})
export type SignUp = z.infer<typeof SignUp>

/** API-08 */
export const createMember = endpoint('POST /member', {
  name: 'createMember',
  summary: 'Creates an account for a person',
  tag: 'Identity',
  body: SignUp,
  reply: Member,
})

/** API-06 */
export const getMember = endpoint('GET /member', {
  name: 'getMember',
  summary: 'What the signed-in person keeps about themselves',
  tag: 'Identity',
  reply: Member,
})

/** API-07, MYACC-08. A new password needs the current one, where there is one. */
export const updateMember = endpoint('PATCH /member', {
  name: 'updateMember',
  summary: 'Changes own details or password',
  tag: 'Identity',
  body: z.object({
    first_name: Name.optional(),
    last_name: Name.optional(),
    mobile: z.string().max(64).nullable().optional(),
    address: PostalAddress.optional(),
    receive_updates: z.boolean().optional(),
    password: Secret.optional(),
    current_password: Secret.optional(),
  }),
  reply: Member,
})

/** API-09, MYACC-07 */
export const listRelatedAccounts = endpoint('GET /member/related-accounts', {
  name: 'listRelatedAccounts',
  summary: 'The people for whom the signed-in person acts',
  tag: 'Identity',
  query: listQuery(['first_name', 'last_name', 'kind', 'relation']),
  reply: collectionOf(RelatedAccount),
})

/** API-18, API-19 */
export const getUser = endpoint('GET /user', {
  name: 'getUser',
  summary: 'Who is signed in, with roles and clubs',
  tag: 'Identity',
  reply: User,
})
