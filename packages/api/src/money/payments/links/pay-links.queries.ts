import { sql } from 'drizzle-orm'
import type { OrderPayLinks } from '@clubhouse/contract/money/office/pay-links'
import type { PayLink } from '@clubhouse/contract/money/pay-links'
import { type PayLinkFacts, payLinkState } from '@clubhouse/domain/money/payments/pay-link'
import type { Tx } from '#kernel/db/database.ts'
import { accountName } from '#identity/sign-in/reads.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { rows } from '#kernel/db/rows.ts'

/** Of a planned payment `s`: somebody has paid it by a link, and their bank is still busy with it. */
export const IS_AT_BANK = `exists (select from payments b where b.club_id = s.club_id and b.id = s.payment_id and b.status = 'processing')`

/** Of a link `k`: what it was sent for, with what became of each. What is being called off is nobody’s to pay. */
const THEIRS = `s.club_id = k.club_id and s.order_id = k.order_id and s.id = any(k.scheduled_payment_ids)`
const sumOf = (which: string) =>
  `coalesce((select sum(s.amount)::int from scheduled_payments s where ${THEIRS} and ${which}), 0)`
const OWED = `s.status in ('planned', 'failed') and o.status = 'Completed'`
const OPEN = `${OWED} and not ${IS_AT_BANK}`
const TAKING = `(s.status = 'charging' and s.called_off_at is null or ${OWED} and ${IS_AT_BANK})`

const FACTS = `'open', ${sumOf(OPEN)}, 'taking', ${sumOf(TAKING)},
  'paid', ${sumOf(`s.status = 'paid'`)}, 'expiresAt', iso(k.expires_at), 'takenBackAt', iso(k.taken_back_at)`

const FROM = `pay_links k join orders o on o.club_id = k.club_id and o.id = k.order_id`

interface ReadLink extends PayLinkFacts {
  orderId: string
  seq: number
  currency: string
  lines: PayLink['lines']
}

/** $1 the club, $2 the link. Of whom it is for nothing is read. */
const ONE = {
  name: 'pay_link',
  text: `select json_build_object(${FACTS}, 'orderId', o.id, 'seq', o.seq, 'currency', o.currency,
    'lines', coalesce((select json_agg(json_build_object('name', i.name, 'due', s.due_on, 'amount', s.amount)
        order by s.due_on, i.position, s.number)
      from scheduled_payments s join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
      where ${THEIRS} and ${OPEN}), '[]')) as link
  from ${FROM} where k.club_id = $1 and k.id = $2::uuid`,
}

/** Null for one that is not there. */
export async function readPayLink(
  tx: Tx,
  { clubId, linkId, now }: { clubId: string; linkId: string; now: Date },
): Promise<(PayLink & { orderId: string }) | null> {
  const [row] = await readIn(tx)<{ link: ReadLink }>(ONE, [clubId, linkId])
  if (!row) return null
  const { link } = row
  const state = payLinkState(link, now)
  const isOpen = state === 'open'
  return {
    state,
    orderId: link.orderId,
    order_seq: link.seq,
    currency: link.currency,
    amount: isOpen ? link.open : 0,
    lines: isOpen ? link.lines : [],
    expires_at: link.expiresAt,
  }
}

/** What a link sent now would be for: what is late; else all that is planned of an order that no card pays. */
const ASKED = `(select coalesce(json_agg(json_build_object('id', s.id, 'amount', s.amount)), '[]') from scheduled_payments s
  where s.club_id = o.club_id and s.order_id = o.id and s.amount > 0 and o.status = 'Completed' and not ${IS_AT_BANK} and (s.status = 'failed'
    or (s.status = 'planned' and not exists (select from scheduled_payments f
        where f.club_id = o.club_id and f.order_id = o.id and f.status = 'failed')
      and not exists (select from payments p where p.club_id = o.club_id and p.order_id = o.id and p.status = 'succeeded'
        and p.method_id is not null))))`

const NAME = `coalesce(${accountName('k.created_by')}, 'Someone who has left')`

/** $1 the club, $2 the order. */
const OF_ORDER = {
  name: 'pay_links_of_order',
  text: `select json_build_object('asked', ${ASKED}, 'currency', o.currency, 'email', o.email, 'seq', o.seq,
    'first_name', o.first_name,
    'links', coalesce((select json_agg(json_build_object('link_id', k.id, 'sum', k.amount, 'created_at', iso(k.created_at),
        'created_by', ${NAME}, ${FACTS}) order by k.created_at desc, k.id)
      from pay_links k where k.club_id = o.club_id and k.order_id = o.id), '[]')) as found
  from orders o where o.club_id = $1 and o.id = $2::uuid`,
}

interface FoundLinks {
  asked: { id: string; amount: number }[]
  currency: string
  email: string
  seq: number
  first_name: string
  links: (PayLinkFacts & { link_id: string; sum: number; created_at: string; created_by: string })[]
}

export async function findLinks(tx: Tx, clubId: string, orderId: string): Promise<FoundLinks | null> {
  const [row] = await readIn(tx)<{ found: FoundLinks }>(OF_ORDER, [clubId, orderId])
  return row?.found ?? null
}

export function shownLinks({ asked, currency, email, links }: FoundLinks, now: Date): OrderPayLinks {
  const sum = asked.reduce((total, { amount }) => total + amount, 0)
  return {
    to_pay: sum === 0 ? null : sum,
    currency,
    email,
    links: links.map(({ link_id, sum: amount, created_at, created_by, ...facts }) => ({
      link_id,
      amount,
      created_at,
      created_by,
      sent_to: email,
      state: payLinkState(facts, now),
      expires_at: facts.expiresAt,
    })),
  }
}

/** Payments that were begun by a link, that the gateway knows and that are not over. */
export const begunBy = (tx: Tx, { clubId, linkId }: { clubId: string; linkId: string }) =>
  rows<{ id: string; gatewayPaymentId: string }>(
    tx,
    sql`select distinct p.id, p.gateway_payment_id as "gatewayPaymentId" from pay_links k
      join scheduled_payments s on s.club_id = k.club_id and s.order_id = k.order_id and s.id = any(k.scheduled_payment_ids)
      join payments p on p.club_id = s.club_id and p.id = s.payment_id and p.kind = 'link'
      where k.club_id = ${clubId} and k.id = ${linkId} and p.gateway_payment_id is not null
        and p.status in ('creating', 'open', 'requires_action', 'processing')`,
  )
