import { officesWith } from '@clubhouse/domain/office/office-words'
import type { Right } from '@clubhouse/domain/office/right-words'

/** SQL: whether somebody holds one of these rights in a club, as `holds` of the domain says; both are expressions. */
export const holdsInClub = (club: string, user: string, needed: readonly Right[]): string => {
  const offices = officesWith(needed)
    .map((office) => `'${office}'`)
    .join(', ')
  return `exists (select from club_roles k where k.club_id = ${club} and k.user_id = ${user} and (k.role = 'owner' or k.role = 'admin'
    and (not exists (select from club_offices f where f.club_id = k.club_id and f.user_id = k.user_id)
      or exists (select from club_offices f where f.club_id = k.club_id and f.user_id = k.user_id and f.office in (${offices || `''`})))))`
}
