import { and, asc, eq, isNull } from 'drizzle-orm'
import { type ClosedList, hashOfList } from '@clubhouse/domain/selling/lottery/draw/entry-list'
import type { Tx } from '#kernel/db/database.ts'
import { drawEntries, type draws } from '../tables.ts'
import type { DrawRule } from './draw-rule.ts'

export type DrawRow = typeof draws.$inferSelect

export interface WhichDraw {
  clubId: string
  drawId: string
}

/** What is in: without what was given back before the close. */
export const entriesOf = (tx: Tx, { clubId, drawId }: WhichDraw) =>
  tx
    .select({ entry: drawEntries.entry, line: drawEntries.line })
    .from(drawEntries)
    .where(
      and(eq(drawEntries.clubId, clubId), eq(drawEntries.drawId, drawId), isNull(drawEntries.withdrawnAt)),
    )
    .orderBy(asc(drawEntries.entry))

interface Closing {
  draw: Pick<DrawRow, 'number' | 'closesAt' | 'drawsAt'>
  rule: DrawRule
  luck: string
  closedAt: Date
  entries: ClosedList['entries']
}

/** The list as it is hashed at the close, and again before it is drawn. */
export function closedList({ draw, rule, luck, closedAt, entries }: Closing): ClosedList {
  const { club, product, ...played } = rule
  return {
    club,
    product,
    rule: played,
    entries,
    luck,
    number: draw.number,
    closes_at: draw.closesAt.toISOString(),
    draws_at: draw.drawsAt.toISOString(),
    closed_at: closedAt.toISOString(),
  }
}

export const hashOfClosing = (closing: Closing): string => hashOfList(closedList(closing))
