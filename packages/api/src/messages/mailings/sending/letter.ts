import type { Recipient, RecipientReason } from '@clubhouse/contract/messages/office/recipient-filters'
import { RECURRING_PAGE, recurringQuery } from '@clubhouse/domain/messages/mail/email-actions'
import { fillContent, fillSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { MailRow } from '../../mail/port.ts'
import type { MailingDeps } from '../endpoints.ts'
import { letterContent } from '../letter-content.ts'
import { memberLinks } from '../links.ts'
import type { ListMember } from '../references.ts'

type ListMail = Extract<Mail, { template: 'mailing' }>

export interface WrittenLetter {
  subject: string
  content: string
  /** What the list is called. */
  list: string
}

export interface LetterClub {
  slug: string
  name: string
}

/** A letter as one of its readers gets it: names filled in, addresses in full, made safe last. Null where the club has no site. */
export function writeLetter(
  { sites, references }: Pick<MailingDeps, 'sites' | 'references'>,
  { subject, content, list }: WrittenLetter,
  reader: Pick<Recipient, 'first_name' | 'last_name' | 'why'>,
  { club, member }: { club: LetterClub; member: ListMember },
): ListMail | null {
  const site = sites.ofClub(club.slug)
  if (!site) return null
  const { origin } = site
  const who = { firstName: reader.first_name, lastName: reader.last_name, why: reader.why }
  const paidLink = `${origin}${RECURRING_PAGE}?${recurringQuery(references.ofMember(member), 'payment_ack')}`
  const facts = { clubName: club.name, paidLink }
  return {
    template: 'mailing',
    payload: {
      subject: fillSubject(subject, who, facts),
      content: letterContent(fillContent(content, who, facts), origin),
      list,
      unsubscribe: memberLinks(origin, references, member),
    },
  }
}

const LETTER = {
  name: 'list_letter',
  text: `select m.subject, m.content, l.name as list, c.slug, c.name as club, m.club_id as "clubId", m.list_id as "listId",
      r.person_id as "memberId", r.first_name, r.last_name, r.why
    from mailing_recipients r
    join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
    join distribution_lists l on l.club_id = m.club_id and l.id = m.list_id
    join clubs c on c.id = m.club_id where r.id = $1`,
}

type Row = WrittenLetter &
  ListMember & { slug: string; club: string; first_name: string; last_name: string; why: RecipientReason[] }

/** What the outbox sends for a recipient: written when it goes, from what was frozen when Send was pressed. */
export const openListLetter =
  (deps: MailingDeps) =>
  async ({ id }: Pick<MailRow, 'id'>): Promise<Mail | null> => {
    const [row] = await deps.db.readPlatform<Row>(LETTER, [id])
    if (!row) return null
    const { slug, club, clubId, listId, memberId } = row
    return writeLetter(deps, row, row, { club: { slug, name: club }, member: { clubId, listId, memberId } })
  }
