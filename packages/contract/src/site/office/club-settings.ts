import { z } from 'zod'
import { Feature } from '../club.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { CONTACT_LIMITS } from './club-limits.ts'

/** OPEN-120: parts of `account` that are live as soon as they are saved. */

const line = z.string().trim().max(CONTACT_LIMITS.line).nullable()
const social = z.string().trim().max(CONTACT_LIMITS.social).nullable()

/** What visitors see of where the club is, and where their messages go, which they do not see. */
export const ContactDetails = z.object({
  name: z.string().trim().max(CONTACT_LIMITS.name),
  contact_email: z.string().trim().max(CONTACT_LIMITS.email).nullable(),
  line1: line,
  city: line,
  county: line,
  country: line,
  /** Both or neither. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** CONTACT-02, CONTACT-03: the address and its map stand on the contact page. */
  display_address: z.boolean(),
  facebook: social,
  twitter: social,
  instagram: social,
  /** Month in which the club's financial year ends; left out, it stays. */
  year_ends_in: z.number().int().min(1).max(12).optional(),
  /** MEMB-04, OPEN-075: what stands above the registration forms, in place of our words; left out, it stays. */
  membership_details_headline: line.optional(),
  /** MEMB-07, OPEN-075: the page of plans has no heading that is seen; left out, it stays. */
  hide_membership_plans_heading: z.boolean().optional(),
})
export type ContactDetails = z.infer<typeof ContactDetails>

/** Version that the save is based on; 409 when another admin has saved since. */
const Versioned = z.object({ version: z.string().max(64) })

export const OfficeContact = ContactDetails.extend(Versioned.shape)
export type OfficeContact = z.infer<typeof OfficeContact>

const office = { tag: 'Back office', headers: AccountHeader } as const

export const getContactDetails = endpoint('GET /backoffice/account/contact', {
  ...office,
  name: 'getContactDetails',
  summary: 'The contact details of a club, with where its messages go',
  reply: OfficeContact,
})

export const saveContactDetails = endpoint('PATCH /backoffice/account/contact', {
  ...office,
  name: 'saveContactDetails',
  summary: 'Saves the contact details of a club; visitors see them at once',
  body: OfficeContact,
  reply: OfficeContact,
})

/** What would go out of sight, and who holds some of it and keeps it. */
export const FeatureReach = z.object({ on_sale: z.number().int(), held: z.number().int() })
export type FeatureReach = z.infer<typeof FeatureReach>

export const OfficeFeature = z.object({
  name: Feature,
  is_on: z.boolean(),
  reach: FeatureReach,
})
export type OfficeFeature = z.infer<typeof OfficeFeature>

const Features = z.object({ items: z.array(OfficeFeature) })

export const listFeatures = endpoint('GET /backoffice/account/features', {
  ...office,
  name: 'listFeatures',
  summary: 'Every feature, whether the club has it, and how far it reaches',
  reply: Features,
})

/** Live at once; switched to what it is, nothing happens. */
export const switchFeature = endpoint('PATCH /backoffice/account/features', {
  ...office,
  name: 'switchFeature',
  summary: 'Switches one feature of a club on or off',
  body: z.object({ name: Feature, is_on: z.boolean() }),
  reply: Features,
})

/** OPEN-003, HOSTS-11: while it is closed nobody new can join, and only those who run the club sign in on its site. */
export const OfficeSignUp = z.object({
  is_open: z.boolean(),
  /** True for owners only: whoever closes it closes the site to every member. */
  may_change: z.boolean(),
})
export type OfficeSignUp = z.infer<typeof OfficeSignUp>

export const getSignUp = endpoint('GET /backoffice/account/sign-up', {
  ...office,
  name: 'getSignUp',
  summary: 'Whether people can create accounts and sign in on the club’s site',
  reply: OfficeSignUp,
})

/** Live at once; switched to what it is, nothing happens. */
export const switchSignUp = endpoint('PATCH /backoffice/account/sign-up', {
  ...office,
  name: 'switchSignUp',
  summary: 'Closes or opens sign-up on the club’s site',
  body: z.object({ is_open: z.boolean() }),
  reply: OfficeSignUp,
})
