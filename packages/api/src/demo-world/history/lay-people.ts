import type { History } from '@clubhouse/demo/history/shape'
import { TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import type { Tx } from '#kernel/db/database.ts'
import { insertRows } from '#kernel/db/insert-rows.ts'
import { clubRoles, relatedPeople, termsAcceptances, users } from '#identity/sign-in/people/tables.ts'
import { guests } from '#identity/sign-in/sessions/tables.ts'

/** The families of a club, who can sign in as everybody in the demo can, and those who bought without an account. */
export async function layHouseholds(
  tx: Tx,
  clubId: string,
  { households, orders }: History,
  passwordHash: string,
): Promise<void> {
  await insertRows(
    tx,
    users,
    households.map(({ id, email, firstName, lastName, mobile, joinedAt, isVerified, home }) => ({
      id,
      email,
      firstName,
      lastName,
      mobile,
      passwordHash,
      emailVerifiedAt: isVerified ? joinedAt : null,
      address: {
        country: text(home['country']),
        county: text(home['county']),
        city: text(home['city']),
        postal_code: text(home['postal_code']),
        line1: text(home['address_line1']),
        line2: null,
      },
      receiveUpdates: false,
      passwordChangedAt: joinedAt,
      createdAt: joinedAt,
    })),
  )
  await insertRows(
    tx,
    termsAcceptances,
    households.map(({ id, joinedAt }) => ({ userId: id, version: TERMS_VERSION, acceptedAt: joinedAt })),
  )
  await insertRows(
    tx,
    clubRoles,
    households.map(({ id, joinedAt }) => ({ clubId, userId: id, role: 'member', createdAt: joinedAt })),
  )
  await insertRows(
    tx,
    relatedPeople,
    households.flatMap(({ id: userId, relatives }) =>
      relatives.map(({ of: _, ...person }) => ({ ...person, userId })),
    ),
  )
  await insertRows(
    tx,
    guests,
    orders.flatMap(({ at, buyer: { id, isGuest, firstName, lastName, email } }) =>
      isGuest ? [{ id, clubId, firstName, lastName, email, createdAt: at }] : [],
    ),
  )
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
