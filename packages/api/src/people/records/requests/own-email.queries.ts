import { emailError } from '@clubhouse/domain/identity/email-rules'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { Asked } from './find-asked.queries.ts'

/** What the family last wrote into the e-mail of that person’s own form; what anybody else gave is not the family’s word. */
const OWN_EMAIL = {
  name: 'own_email_of_person',
  text: `select lower(answer_text(a.answers, 'email', 'guardian_details')) as email from form_answers a
    join forms f on f.club_id = a.club_id and f.id = a.form_id and f.kind <> 'guardian'
    where a.club_id = $1 and a.member_id = $2::uuid and a.given_by = $3::uuid order by a.created_at desc, a.id limit 1`,
}

/** As the club: the address that is their own and not their family’s; null without one. */
export async function readOwnEmail(tx: Tx, { whose, heldBy, email: account }: Asked): Promise<string | null> {
  const [said] = await readIn(tx)<{ email: string | null }>(OWN_EMAIL, [whose.clubId, whose.memberId, heldBy])
  const email = said?.email?.trim() || null
  return email !== null && emailError(email) === null && email !== account ? email : null
}
