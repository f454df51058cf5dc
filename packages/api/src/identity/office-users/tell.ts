import { randomUUID } from 'node:crypto'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Tx } from '#kernel/db/database.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { Act, UsersDeps } from './deps.ts'
import { type Held, inWords, type Runner } from './standing.ts'

interface Changed {
  person: Pick<Runner, 'email' | 'firstName' | 'isVerified'>
  before: Held | null
  after: Held | null
}

/** Nobody gains or loses an office unseen: whom it concerns is mailed in the transaction that does it. */
export async function tellPerson(
  { config, now }: Pick<UsersDeps, 'config' | 'now'>,
  tx: Tx,
  { clubId, by }: Act,
  { person, before, after }: Changed,
): Promise<void> {
  const payload = {
    first_name: greetingName(person),
    by,
    before: before && inWords(before),
    after: after && inWords(after),
    link: siteOrigin({ type: 'backoffice' }, config),
  }
  const mail = { template: 'office-changed' as const, payload }
  const effectKey = `office-changed ${randomUUID()}`
  await enqueueMail(tx, { clubId, effectKey, to: person.email, mail }, now())
}
