import { sql } from 'drizzle-orm'
import type { AsideAccount } from '@clubhouse/contract/money/office/bank-limits'
import { asideAccount } from '@clubhouse/domain/money/bank/aside-account'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { type Account, book } from '../ledger/port.ts'

const NOON_MS = 12 * 3_600_000

interface Line {
  id: string
  day: string
  amount: number
  account: AsideAccount | null
}

interface Moved {
  kind: 'payout' | 'set-aside' | 'correction'
  at: Date
  /** Where what came to the bank came from. */
  from: Account
}

/** To the bank, or back where it was not this. Each decision of a line is booked once. */
async function bookLine(
  tx: Tx,
  clubId: string,
  { id, amount }: Line,
  { kind, at, from }: Moved,
): Promise<void> {
  const { currency } = await clubFacts(tx, clubId)
  const before = await one<{ times: number }>(
    tx,
    sql`select count(*)::int as times from ledger_transactions t where t.club_id = ${clubId}
      and starts_with(t.effect_key, ${`bank:${id}:`})`,
  )
  const moved = kind === 'correction' ? -amount : amount
  await book(tx, {
    clubId,
    kind,
    effectKey: `bank:${id}:${before?.times ?? 0}`,
    at,
    currency,
    entries: [
      { account: 'bank', amount: moved },
      { account: from, amount: -moved },
    ],
  })
}

export const bookPayout = (
  tx: Tx,
  clubId: string,
  line: Line,
  how: { kind: 'payout' | 'correction'; at: Date },
): Promise<void> => bookLine(tx, clubId, line, { ...how, from: 'gateway' })

/** On the day of the bank, whenever it is decided: the year that has it there has it here. What is left out of the books is not booked. */
export async function bookAside(
  tx: Tx,
  clubId: string,
  line: Line,
  kind: 'set-aside' | 'correction',
): Promise<void> {
  if (line.account === null) return
  const { timeZone } = await clubFacts(tx, clubId)
  const at = instantAt(Date.parse(line.day) + NOON_MS, timeZone)
  await bookLine(tx, clubId, line, { kind, at, from: asideAccount(line.account, line.amount) })
}
