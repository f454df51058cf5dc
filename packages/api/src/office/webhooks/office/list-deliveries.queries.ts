import type {
  listWebhookDeliveries,
  WebhookDeliveriesQuery,
  WebhookDelivery,
} from '@clubhouse/contract/office/webhooks'
import type { Collection } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

const STATE = `case when d.done_at is not null then 'delivered' when d.failed_at is not null then 'given-up' else 'waiting' end`

/** $1 the club, $2 the webhook. */
const SHAPE: ListShape<ColumnOf<typeof listWebhookDeliveries>> = {
  name: 'hook_deliveries',
  rows: 'hook_deliveries d where d.club_id = $1 and d.endpoint_id = $2',
  row: 'd',
  item: `json_build_object('delivery_id', d.id, 'event', d.event, 'created_at', iso(d.created_at), 'state', ${STATE},
    'next_at', case when d.done_at is null and d.failed_at is null and d.attempts > 0 then iso(d.due_at) end, 'body', d.body,
    'attempts', (select coalesce(json_agg(json_build_object('at', iso(a.at), 'status', a.status, 'problem', a.problem, 'ms', a.ms,
        'answer', a.answer) order by a.at desc, a.id), '[]')
      from hook_attempts a where a.club_id = d.club_id and a.delivery_id = d.id))`,
  columns: { created_at: 'd.created_at' },
  searched: ['d.event', 'd.body'],
  order: 'd.created_at desc, d.id',
  filters: { state: (state) => `${STATE} = ${state}::text` },
}

/** TABLE-01, TABLE-11 */
export const listDeliveries = (
  tx: Tx,
  clubId: string,
  webhookId: string,
  query: WebhookDeliveriesQuery,
): Promise<Collection<WebhookDelivery>> =>
  readListWith<WebhookDelivery, object>(readIn(tx), SHAPE, query, [clubId, webhookId])
