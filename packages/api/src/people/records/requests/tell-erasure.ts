import type { PersonErasure } from '@clubhouse/contract/people/office/person-requests'
import { formatLongDate } from '@clubhouse/domain/format'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { ClubErasure } from '@clubhouse/domain/messages/mail/mails/people'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { greetingName } from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { Asked } from './find-asked.queries.ts'
import { readOwnEmail } from './own-email.queries.ts'

const READER = {
  name: 'erasure_reader',
  text: `select c.time_zone as "timeZone", 'Contact' = any(c.features) as "canWrite", u.email as mailbox,
    u.first_name as "firstName", u.email_verified_at is not null as "isVerified"
    from clubs c left join users u on u.id = $2::uuid where c.id = $1`,
}

interface Reader {
  timeZone: string
  canWrite: boolean
  /** Of the account that they are in. */
  mailbox: string | null
  firstName: string | null
  isVerified: boolean
}

export interface Erasure {
  person: Asked
  told: Pick<PersonErasure, 'goes_along' | 'ends'>
  askedAt: Date
  /** When they go; null where it was stopped. */
  dueAt: Date | null
}

/** By which the mail that it was asked for is found again, when it has to go too. */
export const erasureMailKey = ({ whose }: Pick<Asked, 'whose'>, askedAt: Date, step = 'asked'): string =>
  `club-erasure-${step} ${whose.clubId} ${whose.memberId} ${askedAt.toISOString()}`

/**
 * As the club: whom it is about hears what becomes of them here, and of a child whoever acts for it. No name is written to a mailbox
 * that nobody has shown to be theirs, and where the club has no address nobody is written to.
 */
export async function tellOfErasure(tx: Tx, { person, told, askedAt, dueAt }: Erasure, at: Date) {
  const { clubId, isHolder } = person.whose
  const isInAnothers = person.heldBy !== null && !isHolder
  const own = isInAnothers && !person.isChild ? await readOwnEmail(tx, person) : null
  const to = own ?? person.email
  const [reader] = await readIn(tx)<Reader>(READER, [clubId, person.heldBy])
  if (to === null || !reader) return
  const isKnown = reader.isVerified && reader.mailbox?.toLowerCase() === to.toLowerCase()
  const common: ClubErasure = {
    first_name: greetingName({ firstName: reader.firstName ?? '', isVerified: isKnown }),
    is_own: own !== null || (!isInAnothers && !person.isChild),
    person: isKnown ? mailName(person.firstName) : '',
    path: reader.canWrite ? '/contact' : '/',
  }
  const mail =
    dueAt === null
      ? ({ template: 'club-erasure-stopped', payload: common } as const)
      : ({
          template: 'club-erasure-asked',
          payload: {
            ...common,
            day: formatLongDate(dueAt.toISOString(), reader.timeZone),
            has_account: isHolder,
            along: told.goes_along.length,
            ends_plan: told.ends.length > 0,
          },
        } as const)
  const effectKey = erasureMailKey(person, askedAt, dueAt === null ? 'stopped' : 'asked')
  await enqueueMail(tx, { clubId, effectKey, to, mail }, at)
}
