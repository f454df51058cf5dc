import { and, eq, sql } from 'drizzle-orm'
import type { DistributionList } from '@clubhouse/contract/messages/office/distribution-lists'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { HOUSE_LISTS } from '../../mail/port.ts'
import { distributionLists } from '../../mail/tables.ts'

export interface ListId {
  clubId: string
  listId: string
}

export type ListRow = typeof distributionLists.$inferSelect

export const isList = ({ clubId, listId }: ListId) =>
  and(eq(distributionLists.clubId, clubId), eq(distributionLists.id, listId))

/** The lists that every club has are nobody's to write to. */
export async function findList(tx: Tx, id: ListId): Promise<ListRow | null> {
  if (HOUSE_LISTS.includes(id.listId)) return null
  const [row] = await tx.select().from(distributionLists).where(isList(id))
  return row ?? null
}

export async function lockList(tx: Tx, id: ListId): Promise<ListRow | null> {
  if (HOUSE_LISTS.includes(id.listId)) return null
  const [row] = await tx.select().from(distributionLists).where(isList(id)).for('update')
  return row ?? null
}

/** DIST-05 */
export async function readList(tx: Tx, { clubId, listId }: ListId): Promise<DistributionList | null> {
  if (HOUSE_LISTS.includes(listId)) return null
  const found = await one<{ list: DistributionList }>(
    tx,
    sql`select json_build_object('email_distribution_list_id', l.id, 'name', l.name, 'email_status', l.status,
      'is_guarded', l.is_guarded, 'recipients', l.recipients, 'updated_at', iso(l.updated_at),
      'updated_by', u.first_name || ' ' || u.last_name, 'subject', l.subject, 'template_id', l.template_id,
      'content', l.content, 'filters', coalesce(l.filters, '[]'), 'is_kept_by_hand', l.filters is null,
      'scheduled_for', iso(l.planned_for), 'revision', l.revision, 'created_at', iso(l.created_at),
      'mailing_id', (select m.id from mailings m where m.club_id = l.club_id and m.list_id = l.id
        order by m.created_at desc, m.id limit 1)) as list
    from distribution_lists l left join users u on u.id = l.updated_by
    where l.club_id = ${clubId} and l.id = ${listId}`,
  )
  return found?.list ?? null
}
