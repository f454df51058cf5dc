import { and, eq, inArray } from 'drizzle-orm'
import type { ClubsConcerned } from '#kernel/security/audit.ts'
import { clubRoles } from './tables.ts'

/**
 * Whose people are tried on the platform's own sites: a club has to see who guesses at those that run it. My
 * account is for members, so there it is every club that the person belongs to.
 */
export const clubsConcerned: ClubsConcerned = async (tx, site, { subjectId, actorId }) => {
  const personId = subjectId ?? actorId
  if (!personId || !site) return []
  const isAnyRole = site.host.type === 'myaccount'
  const held = await tx
    .selectDistinct({ clubId: clubRoles.clubId })
    .from(clubRoles)
    .where(
      and(
        eq(clubRoles.userId, personId),
        isAnyRole ? undefined : inArray(clubRoles.role, ['admin', 'owner']),
      ),
    )
  return held.map(({ clubId }) => clubId)
}
