import { type SQL, sql } from 'drizzle-orm'
import type { MergedPlace } from '@clubhouse/contract/people/office/member-limits'
import type { RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { asClub } from '../db/as-club.ts'
import type { Tx } from '../db/database.ts'
import type { Whose } from './whose.ts'

/**
 * What becomes of a table's rows with the people whom they name, said once by the capability that owns it
 * (docs/decisions/057-a-person-is-declared-beside-the-tables.md). The statements of one occasion run as one, each on what was there before:
 * no two of them write the same row.
 */
export interface PersonTable {
  table: string
  /** Columns that lead to an account or to somebody in a club's list; none where only a name or an address does. */
  person: readonly string[]
  /** As the club: what names them there. */
  onErase?: (whose: Whose) => Writes
  /** As the club, once that is done and where one club alone forgets them: what leads to their account. */
  onLeave?: (leaving: Leaving) => Writes
  /** As the platform, of the same: what no club may delete. */
  onLeaveAsPlatform?: (whose: Whose) => Writes
  /** As the platform, when the account goes. What cascades or loses it by its foreign key needs nothing. */
  onEraseAccount?: (account: ErasedAccount) => Writes
  /** As the club, when two turn out to be one. */
  onMerge?: MergedRows
  /** As the club, when an import is taken back: why an account that it opened or gave a role stays. */
  onUndoImport?: UsedAccount
  /** As the platform, when a child who grew up has an account of their own. */
  onTakeOver?: (handing: HandingOver) => Writes
  /** In the nightly run, by its ids: what a club has kept long enough. */
  onForget?: { kind: RetentionKind; forget: (tx: Tx, rows: ForgottenRows) => Promise<unknown> }
  /** As the club, in the same run: who left long ago becomes somebody without a name. */
  onNameless?: (people: NamelessPeople) => Writes
  /** Chapters of what somebody takes along. */
  copy?: readonly CopiedChapter[]
}

/** None where there is nothing to do for such a person. */
export type Writes = SQL | readonly SQL[]

export interface Leaving extends Whose {
  /** Their ids in the club's list, as `any(…)`. */
  people: SQL
}

export interface ErasedAccount {
  userId: string
  email: string
  now: Date
}

export interface Moving {
  clubId: string
  keptId: string
  goneId: string
}

/** What the one who stays is called, and whose account they are in. */
export interface KeptAs {
  userId: string | null
  firstName: string
  lastName: string
}

/** Of several reasons the one of the lowest rank is told. */
export interface UsedAccount {
  rank: number
  why: string
  isUsed: (account: { clubId: string; userId: string }) => SQL
}

/**
 * What a merge may change of a row, and a mark by which any other change is seen: text that selects key, label, member_id, mark and was
 * (JSON of what may change beside whose it is) of people ($2) of a club ($1). The columns of a mark are named one by one, so that a column
 * that is added later does not look like a change.
 */
type Footprint = { place: MergedPlace; print: string }

/**
 * `move` by `member_id`; `move one` where there can only be one, and the one who stays keeps theirs. Rows that hold
 * more than whose they are say how they move, and how they are put back: `before` is JSON of what stood in them.
 */
export type MergedRows = Footprint &
  (
    | { how: 'move' | 'move one' }
    | {
        how: 'as said'
        move: (moving: Moving, as: KeptAs) => Writes
        back: (moving: Moving, before: string) => Writes
        /** Put back once both stand in the club's list again. */
        needsBoth?: true
      }
  )

export interface HandingOver {
  memberId: string
  from: string
  to: string
  /** The clubs of the account that they leave, as a list in brackets. */
  clubs: SQL
}

export interface ForgottenRows {
  clubId: string
  ids: readonly string[]
}

export interface NamelessPeople {
  clubId: string
  /** Their ids, as `any(…)`. */
  people: SQL
}

/** Titles are read by the person. What belongs to no club is text with the account as $1: it is read in one statement. */
export type CopiedChapter =
  | { of: 'account'; title: string; query: string }
  | { of: 'people' | 'one person' | 'buyers' | 'holders'; title: string; query: (whose: Whose) => SQL }

export const uuidList = (ids: readonly string[]): string => `{${ids.join(',')}}`

/** Several writes as one statement, or nothing where there are none. */
export async function atOnce(tx: Tx, writes: readonly Writes[]): Promise<void> {
  const each = writes.flat()
  if (each.length === 0) return
  const named = each.map((write, at) => sql`${sql.identifier(`write_${at}`)} as (${write})`)
  await tx.execute(sql`with ${sql.join(named, sql`, `)} select`)
}

/** For rows of a club's own that go as they are: what it may delete itself. */
export const forgetRows =
  (table: string) =>
  (tx: Tx, { clubId, ids }: ForgottenRows): Promise<unknown> =>
    asClub(tx, clubId, (own) =>
      own.execute(
        sql`delete from ${sql.identifier(table)} where club_id = ${clubId} and id = any(${uuidList(ids)}::uuid[])`,
      ),
    )
