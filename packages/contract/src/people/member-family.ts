import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MemberKind } from './family.ts'
import { DynamicForm, FormAnswers, Version, VersionInPath } from './forms.ts'

/** A family as its own list shows it: who is in it, what they belong to, and what their clubs know of them. */

export const FamilyClub = z.object({ account_id: z.uuid(), name: z.string(), slug: z.string() })
export type FamilyClub = z.infer<typeof FamilyClub>

export const FamilyMembership = z.object({
  membership_id: z.uuid(),
  club: FamilyClub,
  plan_id: z.uuid(),
  plan: z.string(),
  /** "2026/27"; null for one that goes on until it is cancelled. */
  season: z.string().nullable(),
  state: z.enum(['active', 'ended', 'cancelled']),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
})
export type FamilyMembership = z.infer<typeof FamilyMembership>

export const FamilyPerson = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  kind: MemberKind,
  /** "daughter", "partner"; empty for the signed-in person. */
  relation: z.string(),
  age: z.int().nullable(),
  is_self: z.boolean(),
  /** The newest first. */
  memberships: z.array(FamilyMembership),
  /** True for relatives of 18 or over; never for the member themselves. */
  may_have_own_sign_in: z.boolean(),
  /** The open invitation to a sign-in of their own, if there is one. */
  invited: z.object({ email: z.string(), until: z.string() }).nullable(),
})
export type FamilyPerson = z.infer<typeof FamilyPerson>

/** MYACC-07: all relatives in one reply, the caller first. */
export const listFamily = endpoint('GET /member/family', {
  name: 'listFamily',
  summary: 'The signed-in person and those for whom they act, with what they belong to',
  tag: 'Membership',
  reply: z.object({
    people: z.array(FamilyPerson),
    /** Relatives who have a sign-in of their own now. */
    left: z.array(z.object({ first_name: z.string(), last_name: z.string(), since: z.string() })),
  }),
})

const PersonParams = z.object({ member_id: z.uuid() })
const Name = z.string().trim().min(1).max(64)

const PersonDetails = z.object({
  first_name: Name,
  last_name: Name,
  date_of_birth: z.iso.date().nullable(),
  /** Relation in the family's own words: "daughter". */
  relation: z.string().trim().max(40),
})

/** Idempotent: the same names and birthday are the same person. */
export const addFamilyMember = endpoint('POST /member/family', {
  name: 'addFamilyMember',
  summary: 'Adds a child or another adult to the family',
  tag: 'Membership',
  body: PersonDetails.extend({ kind: MemberKind }),
  reply: z.object({ member_id: z.uuid(), is_new: z.boolean() }),
})

/** A relative's answers to one form, with the questions of the version that was answered. */
export const KnownAnswers = z.object({
  club: FamilyClub,
  form: DynamicForm,
  /** Answers without those about health, unless they were asked for. */
  answers: FormAnswers,
  has_medical: z.boolean(),
  given_at: z.string(),
  /** The club asks something else by now. */
  is_changed: z.boolean(),
  /** The club still asks with this form. */
  can_edit: z.boolean(),
})
export type KnownAnswers = z.infer<typeof KnownAnswers>

/** Answers about health are shown on request only to the account that gave them; each reading is audited. */
export const getFamilyMember = endpoint('GET /member/family/{member_id}', {
  name: 'getFamilyMember',
  summary: 'One of the family, and what their clubs know of them',
  tag: 'Membership',
  params: PersonParams,
  query: z.object({ medical: z.enum(['true', 'false']).default('false') }),
  reply: z.object({
    person: FamilyPerson,
    date_of_birth: z.string().nullable(),
    /** Not once a club has them as a member: then the club has to know of a change. */
    can_change: z.boolean(),
    known: z.array(KnownAnswers),
  }),
})

export const updateFamilyMember = endpoint('PATCH /member/family/{member_id}', {
  name: 'updateFamilyMember',
  summary: 'Changes who someone of the family is, while no club has them as a member',
  tag: 'Membership',
  params: PersonParams,
  body: PersonDetails,
  reply: z.object({ member_id: z.uuid() }),
})

export const removeFamilyMember = endpoint('DELETE /member/family/{member_id}', {
  name: 'removeFamilyMember',
  summary: 'Takes someone out of the family who was never a member of a club',
  tag: 'Membership',
  params: PersonParams,
  reply: z.object({}),
})

const KnownFormParams = PersonParams.extend({ account_id: z.uuid(), form_id: z.uuid() })

/** Version of the form that was filled in; the newest by default. */
export const getFamilyForm = endpoint('GET /member/family/{member_id}/forms/{account_id}/{form_id}', {
  name: 'getFamilyForm',
  summary: 'A form that a club knows someone by, with what they said last',
  tag: 'Membership',
  params: KnownFormParams,
  query: z.object({ version: VersionInPath.optional() }),
  reply: z.object({
    club: FamilyClub,
    form: DynamicForm,
    answers: FormAnswers,
    /** The day it is for the club. */
    today: z.string(),
    person: z.object({ first_name: z.string(), is_self: z.boolean() }),
  }),
})

export const giveFamilyAnswers = endpoint('POST /member/family/{member_id}/forms/{account_id}/{form_id}', {
  name: 'giveFamilyAnswers',
  summary: 'Tells a club something else of someone in the family, by the rules of its form',
  tag: 'Membership',
  params: KnownFormParams,
  body: FormAnswers.extend({ version: Version }),
  reply: z.object({ answers_id: z.uuid() }),
})

/** For relatives of 18 or over: mails a one-time code for a sign-in of their own. */
export const inviteToOwnSignIn = endpoint('POST /member/family/{member_id}/own-sign-in', {
  name: 'inviteToOwnSignIn',
  summary: 'Invites someone of the family who has grown up to a sign-in of their own',
  tag: 'Membership',
  params: PersonParams,
  body: z.object({ email: z.string().trim().toLowerCase().min(3).max(254) }),
  reply: z.object({ email: z.string(), until: z.string() }),
})

export const withdrawOwnSignIn = endpoint('DELETE /member/family/{member_id}/own-sign-in', {
  name: 'withdrawOwnSignIn',
  summary: 'Takes the invitation back, while nobody has followed it',
  tag: 'Membership',
  params: PersonParams,
  reply: z.object({}),
})

export const OwnSignInOffer = z.object({
  member_id: z.uuid(),
  /** Name of the account holder who acted for them so far. */
  from: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  until: z.string(),
})
export type OwnSignInOffer = z.infer<typeof OwnSignInOffer>

export const listOwnSignInOffers = endpoint('GET /member/own-sign-in', {
  name: 'listOwnSignInOffers',
  summary: 'Who wants to hand their memberships over to the signed-in person',
  tag: 'Membership',
  reply: z.object({ items: z.array(OwnSignInOffer) }),
})

export const acceptOwnSignIn = endpoint('POST /member/own-sign-in/{member_id}', {
  name: 'acceptOwnSignIn',
  summary: 'Takes over what was kept for the signed-in person: memberships, answers and cards',
  tag: 'Membership',
  params: PersonParams,
  reply: z.object({ memberships: z.int() }),
})
