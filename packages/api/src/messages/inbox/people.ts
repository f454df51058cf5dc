import { sql } from 'drizzle-orm'
import { forgetRows, type PersonTable } from '#kernel/person/person-table.ts'

export const inboxPeople: PersonTable[] = [
  {
    // With what the club answered.
    table: 'contact_messages',
    person: ['assigned_to'],
    onErase: ({ clubId, email }) =>
      sql`delete from contact_messages where club_id = ${clubId} and sender_email = lower(${email})`,
    onForget: { kind: 'messages', forget: forgetRows('contact_messages') },
    copy: [
      {
        of: 'buyers',
        title: 'Messages you wrote to the club',
        query: ({ clubId, email }) => sql`
          select m.sender, m.sender_email, m.sender_phone, m.subject, m.content, m.created_at,
            (select json_agg(json_build_object('content', r.content, 'sent_at', r.sent_at) order by r.sent_at)
              from message_replies r where r.club_id = m.club_id and r.message_id = m.id) as answers,
            (select json_agg(json_build_object('content', i.content, 'quoted', i.quoted, 'from', i.from_address, 'files', i.attachments,
                'received_at', i.received_at) order by i.received_at)
              from message_mails i where i.club_id = m.club_id and i.message_id = m.id) as your_mails
          from contact_messages m where m.club_id = ${clubId} and m.sender_email = lower(${email}) order by m.created_at desc`,
      },
    ],
  },
]
