import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ShownBankLine } from '@clubhouse/contract/money/office/bank'
import type { AsideAccount, BankLineState, BankReason } from '@clubhouse/contract/money/office/bank-limits'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { ASIDE_WORDS } from '@clubhouse/domain/money/bank/aside-account'
import { type OwingOrder, paidBy } from '@clubhouse/domain/money/bank/match-lines'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { type HandPayments, holdOrder } from '../orders/port.ts'
import { bookAside, bookPayout } from './book-line.ts'
import { OWING } from './candidates.queries.ts'
import { STATE } from './read-lines.queries.ts'
import type { At, BankDeps } from './upload-statement.ts'
import { clubFacts } from '#site/clubs/reads.ts'

export interface DecideDeps extends BankDeps {
  handPayments: HandPayments
}

export interface LineRow {
  id: string
  day: string
  amount: number
  state: BankLineState
  orderId: string | null
  parts: string[]
  paymentId: string | null
  payoutId: string | null
  why: BankReason | null
  account: AsideAccount | null
}

const COLUMNS =
  sql.raw(`l.id, l.day, l.amount, ${STATE} as state, l.order_id as "orderId", l.scheduled_payment_ids as parts,
  l.payment_id as "paymentId", l.payout_id as "payoutId", l.why, l.account`)

/** First as it is; held only after its order, as whoever corrects a payment there holds them. */
async function findLine(tx: Tx, clubId: string, id: string, isHeld = false): Promise<LineRow | null> {
  const found = await one<LineRow>(
    tx,
    sql`select ${COLUMNS} from bank_lines l where l.club_id = ${clubId} and l.id = ${id} ${sql.raw(isHeld ? 'for update' : '')}`,
  )
  return found ?? null
}

const changed = () =>
  new Refusal(409, 'changed_meanwhile', 'This line has changed since you opened it. Here’s the latest.')

/** Without what the bank wrote: that is about a person. */
async function wordsOf(tx: Tx, clubId: string, { day, amount }: LineRow) {
  const { currency } = await clubFacts(tx, clubId)
  return { day: displayDate(day), Amount: formatMoney(cents(amount), currency) }
}

const isOpen = ({ state }: LineRow): boolean => state !== 'recorded' && state !== 'aside'

async function decided(
  tx: Tx,
  { clubId, userId }: At['club'],
  id: string,
  now: Date,
  set: Decision,
): Promise<void> {
  await tx.execute(sql`
    update bank_lines set state = ${set.state}, why = ${set.why}, order_id = ${set.orderId}, payment_id = ${set.paymentId},
      scheduled_payment_ids = ${`{${set.parts.join(',')}}`}::uuid[], payout_id = ${set.payoutId ?? null}, reason = ${set.reason ?? ''},
      account = ${set.account ?? null},
      decided_by = ${userId}, decided_at = ${now.toISOString()}
    where club_id = ${clubId} and id = ${id}`)
}

interface Decision {
  state: BankLineState
  why: BankReason | null
  orderId: string | null
  paymentId: string | null
  parts: readonly string[]
  payoutId?: string | null
  reason?: string
  account?: AsideAccount | null
}

/** What a line was shown to pay is recorded, or nothing. Confirmed again, it is recorded once. */
export async function confirmLine(
  tx: Tx,
  deps: DecideDeps,
  caller: At,
  { line_id: id, pays_id: paysId }: ShownBankLine,
): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  const seen = await findLine(tx, clubId, id)
  if (!seen) return notFound('The line')
  if ((seen.orderId ?? seen.payoutId) !== paysId) return changed()
  if (seen.state === 'recorded') return null
  if (seen.state !== 'matched' && seen.state !== 'proposed') return changed()
  if (seen.payoutId) return takePayout(tx, deps, caller, id, seen.payoutId)
  if (seen.orderId === null) return changed()
  const order = await holdOrder(tx, clubId, seen.orderId)
  const line = await findLine(tx, clubId, id, true)
  if (!order || !line || line.orderId !== seen.orderId) return changed()
  // Of two who press at once, the second finds it done.
  if (line.state === 'recorded') return null
  if (!isOpen(line)) return changed()
  const { parts, why } = line
  const { orderId } = seen
  if (parts.length > 0) return pay(tx, deps, caller, line, { orderId, parts, why })
  // Somebody had written it down by hand: no money moves by it.
  await decided(tx, caller.club, id, deps.now(), {
    state: 'recorded',
    why,
    orderId,
    parts,
    paymentId: line.paymentId,
  })
  const detail = { order_id: orderId, Order: `#${order.seq}`, ...(await wordsOf(tx, clubId, line)) }
  await deps.audit.record(tx, caller, { kind: 'bank-line-linked', clubId, actorId: userId, detail })
  return null
}

/** What the card provider owed the club is in the bank. */
async function takePayout(
  tx: Tx,
  { now, audit }: DecideDeps,
  caller: At,
  id: string,
  payoutId: string,
): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  const line = await findLine(tx, clubId, id, true)
  if (line?.state === 'recorded') return null
  if (!line || !isOpen(line) || line.payoutId !== payoutId) return changed()
  await decided(tx, caller.club, id, now(), {
    state: 'recorded',
    why: line.why,
    orderId: null,
    paymentId: null,
    parts: [],
    payoutId,
  })
  await bookPayout(tx, clubId, line, { kind: 'payout', at: now() })
  const detail = await wordsOf(tx, clubId, line)
  await audit.record(tx, caller, { kind: 'payout-arrived', clubId, actorId: userId, detail })
  return null
}

/** A line pays an order that somebody chose, whatever it was matched to. */
export async function payOrder(
  tx: Tx,
  deps: DecideDeps,
  caller: At,
  id: string,
  orderId: string,
): Promise<Refusal | null> {
  const { clubId } = caller.club
  if (!(await holdOrder(tx, clubId, orderId))) return notFound('The order')
  const line = await findLine(tx, clubId, id, true)
  if (!line) return notFound('The line')
  if (line.state === 'recorded') return line.orderId === orderId ? null : changed()
  const found = await one<{ owing: { owed: OwingOrder['owed'] | null } }>(
    tx,
    sql`select ${OWING} as owing from orders o where o.club_id = ${clubId} and o.id = ${orderId}`,
  )
  const owed = found?.owing.owed ?? []
  const parts = paidBy({ owed }, line.amount)
  if (!parts) return new Refusal(422, 'amount_differs', 'That isn’t what this order still owes.')
  return pay(tx, deps, caller, line, { orderId, parts, why: 'chosen' })
}

async function pay(
  tx: Tx,
  { handPayments, now }: DecideDeps,
  caller: At,
  { id, day, amount }: LineRow,
  paid: { orderId: string; parts: readonly string[]; why: BankReason | null },
): Promise<Refusal | null> {
  const paymentId = randomUUID()
  const refused = await handPayments.record(tx, caller, {
    orderId: paid.orderId,
    paymentId,
    way: 'transfer',
    scheduledPaymentIds: paid.parts,
    amount,
    note: `Bank statement, ${displayDate(day)}`,
  })
  if (refused) return refused
  await decided(tx, caller.club, id, now(), { ...paid, state: 'recorded', paymentId })
  return null
}

export async function setAside(
  tx: Tx,
  { now, audit }: DecideDeps,
  caller: At,
  id: string,
  { reason, account }: { reason: string; account: AsideAccount | null },
): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  const line = await findLine(tx, clubId, id, true)
  if (!line) return notFound('The line')
  if (line.state === 'aside' && (account === null || line.account === account)) return null
  // What is out of the books may still be put into them; what is in them is taken back first.
  if (line.state === 'recorded' || line.account !== null) return changed()
  const nothing = { why: null, orderId: null, paymentId: null, parts: [] }
  await decided(tx, caller.club, id, now(), { ...nothing, state: 'aside', reason, account })
  await bookAside(tx, clubId, { ...line, account }, 'set-aside')
  const detail = { ...(await wordsOf(tx, clubId, line)), ...(account && { Account: ASIDE_WORDS[account] }) }
  await audit.record(tx, caller, { kind: 'bank-line-set-aside', clubId, actorId: userId, detail })
  return null
}

/** To be decided again; what was recorded by it counts no more, with a counter-entry. What was written down by hand stays. */
export async function undoLine(tx: Tx, deps: DecideDeps, caller: At, id: string): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  const seen = await findLine(tx, clubId, id)
  if (!seen) return notFound('The line')
  if (seen.orderId) await holdOrder(tx, clubId, seen.orderId)
  const line = await findLine(tx, clubId, id, true)
  if (!line || line.orderId !== seen.orderId) return changed()
  if (isOpen(line)) return null
  const { orderId, paymentId, parts, day } = line
  if (line.state === 'recorded' && orderId && paymentId && parts.length > 0) {
    const reason = `Bank statement, ${displayDate(day)}: taken back`
    const taken = await deps.handPayments.correct(tx, caller, { orderId, paymentId, reason })
    if (taken instanceof Refusal) return taken
  }
  if (line.state === 'recorded' && line.payoutId)
    await bookPayout(tx, clubId, line, { kind: 'correction', at: deps.now() })
  if (line.state === 'aside') await bookAside(tx, clubId, line, 'correction')
  const nothing = { why: null, orderId: null, paymentId: null, parts: [] }
  await decided(tx, caller.club, id, deps.now(), { ...nothing, state: 'unmatched' })
  const detail = { ...(orderId && { order_id: orderId }), ...(await wordsOf(tx, clubId, line)) }
  await deps.audit.record(tx, caller, { kind: 'bank-line-undone', clubId, actorId: userId, detail })
  return null
}
