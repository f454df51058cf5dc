import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { Whose } from '#kernel/person/whose.ts'
import { IS_JUVENILE } from '../person-facts.ts'

const ASKED = {
  name: 'person_asked_about',
  text: `select p.id, p.user_id as "heldBy", p.first_name as "firstName", trim(p.first_name || ' ' || p.last_name) as name, p.email,
    ${IS_JUVENILE} as "isChild" from club_people p where p.club_id = $1 and $2::text is not null and p.id = $3::uuid`,
}

interface AskedRow {
  id: string
  heldBy: string | null
  firstName: string
  name: string
  /** Of the account that they are in, or of whoever bought as a guest. */
  email: string | null
  isChild: boolean
}

export interface Asked extends AskedRow {
  whose: Whose & { memberId: string }
}

/** Somebody of the club, and what of the club’s data is theirs alone; null for whoever is not in it. */
export async function findAsked(
  tx: Tx,
  { clubId, today }: { clubId: string; today: string },
  memberId: string,
): Promise<Asked | null> {
  const [row] = await readIn(tx)<AskedRow>(ASKED, [clubId, today, memberId])
  if (!row) return null
  const isHolder = row.heldBy === row.id
  const isGuest = row.heldBy === null && !row.isChild
  const email = isHolder || isGuest ? row.email : null
  return { ...row, whose: { clubId, memberId: row.id, heldBy: row.heldBy, isHolder, isGuest, email } }
}
