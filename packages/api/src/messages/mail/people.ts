import { sql } from 'drizzle-orm'
import { forgetRows, type PersonTable } from '#kernel/person/person-table.ts'
import { ownAccount } from '#kernel/person/whose.ts'

export const mailPeople: PersonTable[] = [
  {
    // What went to them, and what a club got from them.
    table: 'outbox',
    person: ['person_id'],
    onEraseAccount: ({ email }) => sql`delete from outbox where recipient = ${email} or reply_to = ${email}`,
    onLeaveAsPlatform: ({ clubId, email }) =>
      email === null
        ? []
        : sql`delete from outbox where club_id = ${clubId}
            and (lower(recipient) = lower(${email}) or lower(reply_to) = lower(${email}))`,
    copy: [
      {
        of: 'account',
        title: 'Mails of the last 30 days',
        query: `select m.template as mail, m.recipient as sent_to, m.created_at as written_at, m.done_at as sent_at
          from outbox m where m.recipient = (select email from users where id = $1) order by m.created_at desc`,
      },
    ],
  },
  {
    table: 'mail_opt_outs',
    person: ['person_id'],
    onErase: (whose) =>
      sql`delete from mail_opt_outs where club_id = ${whose.clubId} and person_id = ${ownAccount(whose)}`,
    onUndoImport: {
      rank: 5,
      why: 'they opted out of mails, which must not be forgotten',
      isUsed: ({ clubId, userId }) =>
        sql`select from mail_opt_outs x where x.club_id = ${clubId} and x.person_id = ${userId}`,
    },
    copy: [
      {
        of: 'account',
        title: 'Mails you don’t want',
        query: `select c.name as club, o.kind, l.name as list, o.created_at as since from mail_opt_outs o
          join clubs c on c.id = o.club_id left join distribution_lists l on l.club_id = o.club_id and l.id = o.list_id
          where o.person_id = $1`,
      },
    ],
  },
  {
    table: 'mailing_recipients',
    person: ['person_id'],
    onErase: (whose) => {
      const { clubId, memberId, heldBy, email } = whose
      const account = ownAccount(whose)
      const gone = sql`delete from mailing_recipients
        where club_id = ${clubId} and (person_id = ${account} or address = lower(${email}))`
      if (account !== null) return gone
      // A letter to their guardian says for whose sake it came.
      const without = sql`
        update mailing_recipients r set why = (select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(r.why) w
            where w ->> 'first_name' <> p.first_name)
        from club_people p where p.club_id = ${clubId} and p.id = ${memberId}
          and r.club_id = p.club_id and r.person_id = ${heldBy} and r.address is distinct from lower(${email})`
      return [gone, without]
    },
    onForget: { kind: 'mails', forget: forgetRows('mailing_recipients') },
    copy: [
      {
        of: 'holders',
        title: 'Letters of its lists',
        query: (whose) => sql`
          select l.name as list, m.subject, r.address as sent_to, r.state, r.settled_at as sent_at, r.why as for
          from mailing_recipients r join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
          join distribution_lists l on l.club_id = r.club_id and l.id = r.list_id
          where r.club_id = ${whose.clubId} and r.person_id = ${ownAccount(whose)} order by m.created_at desc`,
      },
    ],
  },
  {
    table: 'distribution_list_members',
    person: ['member_id'],
    onUndoImport: {
      rank: 4,
      why: 'they were put on a mailing list',
      isUsed: ({ clubId, userId }) =>
        sql`select from distribution_list_members d where d.club_id = ${clubId} and d.member_id = ${userId}`,
    },
    onLeave: (whose) => sql`
      delete from distribution_list_members where club_id = ${whose.clubId} and member_id = ${ownAccount(whose)}`,
  },
  {
    table: 'set_aside_addresses',
    person: [],
    onErase: ({ clubId, email }) =>
      sql`delete from set_aside_addresses where club_id = ${clubId} and address = lower(${email})`,
  },
  {
    table: 'lotto_friends',
    person: [],
    onErase: ({ clubId, email }) =>
      sql`delete from lotto_friends where club_id = ${clubId} and email = lower(${email})`,
  },
]
