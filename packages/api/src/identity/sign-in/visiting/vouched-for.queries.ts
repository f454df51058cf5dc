import type { User, UserAccount } from '@clubhouse/contract/people/people'
import { withEntries } from '@clubhouse/domain/office/platform-entry'
import type { Database } from '#kernel/db/database.ts'
import type { SignInMethod } from '#kernel/http/caller.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import type { Proof } from '../enter.ts'
import { enteredJson, userJson } from '../people/user.queries.ts'

/** Back to the first sign-in of the walk, where somebody showed who they are. */
const VOUCHED_FOR = {
  name: 'vouched_for',
  text: `
    with recursive walked as (
      select s.id, s.method, s.provider_id, s.came_from
      from link_codes l join sessions s on s.id = l.session_id where l.hash = $1
      union all
      select s.id, s.method, s.provider_id, s.came_from
      from walked w join sessions s on s.id = w.came_from where w.method = 'hand-over'
    )
    select ${userJson('$2::uuid')} as "user", ${enteredJson('$3', 'l.session_id')} as entered,
      coalesce(w.method, l.method, 'hand-over') as method, coalesce(w.provider_id, l.provider_id) as "providerId"
    from link_codes l join users u on u.id = l.user_id
    left join walked w on w.method <> 'hand-over'
    where l.hash = $1`,
}

interface Row {
  user: User
  entered: UserAccount[]
  method: SignInMethod
  providerId: string | null
}

/** Whom a code in an address stands for, as they are known on this site, and how they showed who they are. Spends nothing. */
export async function vouchedFor(
  db: Database,
  code: string,
  clubId: string | null,
  now: Date,
): Promise<{ user: User; proof: Proof } | null> {
  const [row] = await db.readPlatform<Row>(VOUCHED_FOR, [hashToken(code), clubId, now])
  if (!row) return null
  const { user, entered, method, providerId } = row
  return { user: withEntries(user, entered), proof: { method, providerId } }
}
