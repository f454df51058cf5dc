import type { OfficeMessage } from '@clubhouse/contract/messages/office/messages'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { opensMessages } from './colleagues.ts'

const NAME = `u.first_name || ' ' || u.last_name`
const nameOf = (userId: string) => `(select ${NAME} from users u where u.id = ${userId})`
const PERSON = `json_build_object('user_id', u.id, 'name', ${NAME})`

/** $1 the club, $2 the message. */
const MESSAGE = {
  name: 'office_message',
  text: `select json_build_object('message_id', m.id, 'sender', m.sender, 'sender_email', m.sender_email,
    'sender_phone', m.sender_phone, 'subject', m.subject, 'content', m.content, 'created_at', iso(m.created_at),
    'read_at', iso(m.read_at), 'answered_at', iso(m.answered_at), 'done_at', iso(m.done_at), 'done_by', ${nameOf('m.done_by')},
    'assigned_to', (select ${PERSON} from users u where u.id = m.assigned_to and ${opensMessages('u.id')}),
    'replies', coalesce((select json_agg(json_build_object('reply_id', r.id, 'content', r.content, 'sent_at', iso(r.sent_at),
        'sent_by', ${nameOf('r.sent_by')}) order by r.sent_at, r.id)
      from message_replies r where r.club_id = m.club_id and r.message_id = m.id), '[]'::json),
    'mails', coalesce((select json_agg(json_build_object('mail_id', i.id, 'content', i.content, 'quoted', i.quoted,
        'from_address', i.from_address, 'attachments', i.attachments, 'is_automatic', i.is_automatic,
        'received_at', iso(i.received_at)) order by i.received_at, i.id)
      from message_mails i where i.club_id = m.club_id and i.message_id = m.id), '[]'::json),
    'revision', m.revision,
    'colleagues', (select coalesce(json_agg(${PERSON} order by ${NAME}, u.id), '[]'::json) from users u where ${opensMessages('u.id')}),
    'next_unread', (select n.id from contact_messages n where n.club_id = m.club_id and n.id <> m.id
      and n.read_at is null and n.done_at is null order by n.created_at, n.id limit 1)) as message
  from contact_messages m where m.club_id = $1 and m.id = $2`,
}

/** The whole thread, in one statement. */
export async function findMessage(tx: Tx, clubId: string, id: string): Promise<OfficeMessage | null> {
  const [row] = await readIn(tx)<{ message: OfficeMessage }>(MESSAGE, [clubId, id])
  return row?.message ?? null
}
