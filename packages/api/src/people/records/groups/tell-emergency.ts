import { ACCESS_MINUTES } from '@clubhouse/contract/people/office/member-limits'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { ownersOf } from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { At } from '../guarded-answers.ts'

const LOG_PAGE = '/people/access-log'

interface Opened {
  groupId: string
  team: string
  notes: number
  now: Date
}

/** Each owner hears who opened it, for which team; never whose notes they are or what they say. Once in as long as it stays open. */
export async function tellOfEmergency(
  { config }: Pick<Core, 'config'>,
  tx: Tx,
  { club: { clubId, userId }, member: { user } }: At,
  { groupId, team, notes, now }: Opened,
): Promise<void> {
  const by = mailName(`${user.first_name} ${user.last_name}`) || null
  const link = new URL(LOG_PAGE, siteOrigin({ type: 'backoffice' }, config)).href
  const round = Math.floor(now.getTime() / (ACCESS_MINUTES * 60_000))
  for (const owner of await ownersOf(tx, clubId)) {
    const payload = { first_name: owner.greeting, by, team, notes, at: now.toISOString(), link }
    const mail = { template: 'team-emergency' as const, payload }
    const effectKey = `team-emergency ${groupId} ${userId} ${round} ${owner.id}`
    await enqueueMail(tx, { clubId, effectKey, to: owner.email, mail }, now)
  }
}
