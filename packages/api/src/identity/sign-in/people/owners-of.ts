import { and, asc, eq } from 'drizzle-orm'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import { clubRoles, users } from './tables.ts'

export interface ClubOwner {
  id: string
  email: string
  /** The name with which a mail to them begins; empty where nobody has shown that the mailbox is theirs. */
  greeting: string
}

/** Who is mailed what only the owners of a club have to hear. */
export async function ownersOf(tx: Tx, clubId: string): Promise<ClubOwner[]> {
  const owners = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(clubRoles)
    .innerJoin(users, eq(users.id, clubRoles.userId))
    .where(and(eq(clubRoles.clubId, clubId), eq(clubRoles.role, 'owner')))
    .orderBy(asc(users.id))
  return owners.map(({ id, email, firstName, verifiedAt }) => ({
    id,
    email,
    greeting: greetingName({ firstName, isVerified: verifiedAt !== null }),
  }))
}
