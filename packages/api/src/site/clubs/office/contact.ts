import { eq } from 'drizzle-orm'
import type { ContactDetails, OfficeContact } from '@clubhouse/contract/site/office/club-settings'
import { changedMeanwhile, Refusal } from '@clubhouse/contract/refusal'
import { contactChanges, contactErrors, tidyContact } from '@clubhouse/domain/site/clubs/contact-details'
import type { Tx } from '#kernel/db/database.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { inWords } from '../../drafts/port.ts'
import { clubs } from '../tables.ts'
import type { At, SettingDeps } from './note-setting.ts'

const COLUMNS = {
  name: clubs.name,
  contact_email: clubs.contactEmail,
  line1: clubs.addressLine1,
  city: clubs.addressCity,
  county: clubs.addressCounty,
  country: clubs.addressCountry,
  latitude: clubs.latitude,
  longitude: clubs.longitude,
  display_address: clubs.displayAddress,
  facebook: clubs.facebook,
  twitter: clubs.twitter,
  instagram: clubs.instagram,
  year_ends_in: clubs.yearEndsIn,
  membership_details_headline: clubs.membershipDetailsHeadline,
  hide_membership_plans_heading: clubs.hideMembershipPlansHeading,
}

async function detailsOf(tx: Tx, clubId: string, isLocked = false): Promise<ContactDetails> {
  const found = tx.select(COLUMNS).from(clubs).where(eq(clubs.id, clubId))
  const [row] = await (isLocked ? found.for('update') : found)
  if (!row) throw new Error(`There is no club ${clubId}`)
  return row
}

const answered = (details: ContactDetails): OfficeContact => ({ ...details, version: versionOf(details) })

export const readContact = ({ db }: SettingDeps, { club }: At): Promise<OfficeContact> =>
  db.withClub(club.clubId, async (tx) => answered(await detailsOf(tx, club.clubId)))

/** On top of what was edited, or not at all; visitors see it at once. */
export async function saveContact(
  { db, audit }: SettingDeps,
  caller: At,
  { version, ...given }: OfficeContact,
): Promise<OfficeContact> {
  const errors = contactErrors(given)
  const [first] = Object.values(errors)
  if (first) throw new Refusal(422, 'invalid_contact', first, { errors })
  const { clubId, userId } = caller.club
  const saved = await db.withClub(clubId, async (tx) => {
    const before = await detailsOf(tx, clubId, true)
    if (versionOf(before) !== version) return changedMeanwhile()
    const { year_ends_in, membership_details_headline, hide_membership_plans_heading } = before
    const kept = { year_ends_in, membership_details_headline, hide_membership_plans_heading }
    const details = { ...kept, ...tidyContact(given) }
    const changes = contactChanges(before, details)
    if (changes.length === 0) return answered(before)
    const { name, latitude, longitude, facebook, twitter, instagram } = details
    await tx
      .update(clubs)
      .set({
        name,
        latitude,
        longitude,
        facebook,
        twitter,
        instagram,
        contactEmail: details.contact_email,
        displayAddress: details.display_address,
        addressLine1: details.line1,
        addressCity: details.city,
        addressCounty: details.county,
        addressCountry: details.country,
        ...(details.year_ends_in && { yearEndsIn: details.year_ends_in }),
        membershipDetailsHeadline: details.membership_details_headline ?? null,
        hideMembershipPlansHeading: details.hide_membership_plans_heading ?? false,
      })
      .where(eq(clubs.id, clubId))
    const detail = inWords(changes)
    await audit.record(tx, caller, { kind: 'contact-changed', clubId, actorId: userId, detail })
    return answered(await detailsOf(tx, clubId))
  })
  return orThrow(saved)
}
