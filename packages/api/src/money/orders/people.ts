import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { ownAccount } from '#kernel/person/whose.ts'
import { ownOrders } from '#people/privacy/port.ts'

/** In the place of a name and an e-mail on what the law keeps. */
export const ERASED = { firstName: 'Deleted', lastName: 'account', email: 'deleted@account.invalid' }

/** Orders and payments stay, without a name (ADR 037). */
export const ordersPeople: PersonTable[] = [
  {
    table: 'orders',
    person: ['user_id'],
    onErase: (whose) => sql`
      update orders set first_name = ${ERASED.firstName}, last_name = ${ERASED.lastName}, email = ${ERASED.email}
      where club_id = ${whose.clubId} and id in (${ownOrders(whose)})`,
    onLeave: (whose) =>
      sql`update orders set user_id = null where club_id = ${whose.clubId} and id in (${ownOrders(whose)})`,
    onUndoImport: {
      rank: 1,
      why: 'there’s an order',
      isUsed: ({ clubId, userId }) =>
        sql`select from orders o where o.club_id = ${clubId} and o.user_id = ${userId}`,
    },
    copy: [
      {
        of: 'buyers',
        title: 'Orders',
        query: (
          whose,
        ) => sql`select o.seq as number, o.status, o.first_name, o.last_name, o.email, o.currency,
      o.total as total_cents, o.created_at, (select json_agg(json_build_object('name', i.name, 'first_name', i.first_name,
        'last_name', i.last_name, 'quantity', i.quantity, 'total_cents', i.total) order by i.position)
        from order_items i where i.club_id = o.club_id and i.order_id = o.id) as items
      from orders o where o.club_id = ${whose.clubId} and o.id in (${ownOrders(whose)}) order by o.created_at desc`,
      },
    ],
  },
  {
    table: 'order_items',
    person: ['member_id'],
    onErase: (whose) => sql`
      update order_items set first_name = null, last_name = null where club_id = ${whose.clubId}
        and (order_id in (${ownOrders(whose)}) or member_id = ${whose.memberId})`,
    onMerge: {
      place: 'order_item',
      how: 'move',
      print: `select i.id::text, '#' || o.seq || ' ' || i.name, i.member_id, md5((i.member_id, i.order_id, i.first_name, i.last_name)::text),
          '{}'::jsonb
        from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
        where i.club_id = $1 and i.member_id = any($2::uuid[])`,
    },
    copy: [
      {
        of: 'one person',
        title: 'What was bought for you',
        query: ({ clubId, memberId }) => sql`
          select o.seq as order_number, i.name, i.first_name, i.last_name, i.total as total_cents, o.created_at
          from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
          where i.club_id = ${clubId} and i.member_id = ${memberId} order by o.created_at desc`,
      },
    ],
  },
  {
    table: 'payments',
    person: [],
    onErase: (whose) => sql`
      update payments set note = null where club_id = ${whose.clubId} and note is not null and order_id in (${ownOrders(whose)})`,
    copy: [
      {
        of: 'buyers',
        title: 'Payments',
        query: (whose) => sql`
          select o.seq as order_number, p.amount as cents, p.currency, p.status, p.card, p.created_at
          from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
          where p.club_id = ${whose.clubId} and o.id in (${ownOrders(whose)}) order by p.created_at desc`,
      },
    ],
  },
  {
    table: 'scheduled_payments',
    person: [],
    copy: [
      {
        of: 'buyers',
        title: 'Payments to come',
        query: (whose) => sql`select o.seq as order_number, s.due_on, s.amount as cents, s.status
          from scheduled_payments s join orders o on o.club_id = s.club_id and o.id = s.order_id
          where s.club_id = ${whose.clubId} and o.id in (${ownOrders(whose)}) order by s.due_on`,
      },
    ],
  },
  {
    table: 'refund_requests',
    person: [],
    onErase: (whose) => sql`
      update refund_requests set reason = 'Erased', decided_why = ''
      where club_id = ${whose.clubId} and order_id in (${ownOrders(whose)})`,
    copy: [
      {
        of: 'holders',
        title: 'Refunds that someone asked for',
        query: (whose) => sql`
          select o.seq as order_number, q.amount as cents, q.reason, q.status, nullif(q.decided_why, '') as answer, q.asked_at
          from refund_requests q join orders o on o.club_id = q.club_id and o.id = q.order_id
          where q.club_id = ${whose.clubId} and o.user_id = ${ownAccount(whose)} order by q.asked_at`,
      },
    ],
  },
  {
    table: 'arrears_cases',
    person: ['person_id'],
    onErase: (whose) =>
      sql`delete from arrears_cases where club_id = ${whose.clubId} and person_id = ${ownAccount(whose)}`,
    copy: [
      {
        of: 'holders',
        title: 'What was said about late payments',
        query: (whose) => sql`
          select k.reminded_on, k.plan_on, k.plan_note, (select json_agg(json_build_object('order_number', o.seq,
            'cents', w.amount, 'reason', w.reason, 'status', w.status) order by w.asked_at) from write_offs w
            join orders o on o.club_id = w.club_id and o.id = w.order_id
            where w.club_id = k.club_id and o.user_id = k.person_id) as write_offs
          from arrears_cases k where k.club_id = ${whose.clubId} and k.person_id = ${ownAccount(whose)}`,
      },
    ],
  },
  {
    // Why something was written off may tell of them; that it was stays.
    table: 'write_offs',
    person: [],
    onErase: (whose) =>
      sql`update write_offs set reason = 'Erased' where club_id = ${whose.clubId} and order_id in (${ownOrders(whose)})`,
  },
]
