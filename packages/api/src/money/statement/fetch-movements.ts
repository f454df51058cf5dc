import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { type EffectKind, type Effects, type EffectsDeps, openEffects } from '#kernel/jobs/effects.ts'
import { forgetOld } from '#kernel/jobs/effect-rows.ts'
import type { Movement, MovementsPage } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { askForPage } from './ask-for-movements.ts'
import { clubsOf, ownOf } from './club-of-movements.ts'
import { statementPages } from './tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Until the next one is asked for, which begins where the last good one ended. */
const USEFUL_MS = 22 * HOUR_MS
const KEPT_DAYS = 40

type Row = typeof statementPages.$inferSelect

/** What moved at the gateway, page by page: each is asked for outside of any transaction, and written down in one. */
export const openStatementPages = (deps: OrderDeps, effects: EffectsDeps): Effects =>
  openEffects(pages(deps), effects)

const pages = ({ gateway, now, onTrouble }: OrderDeps): EffectKind<Row, MovementsPage> => ({
  name: 'statements',
  channel: 'statement_pages',
  table: statementPages,
  settled: {},
  atOnce: 1,
  withinMs: 30_000,
  waits: [1, 2, 5, 15, 60],
  usefulUntil: ({ createdAt }) => new Date(createdAt.getTime() + USEFUL_MS),
  crashPoints: { claimed: 'statement.claimed', acted: 'statement.fetched' },
  act: ({ since, until, after }) => gateway.listMovements({ since, until, after }),
  async record(tx, row, { movements, next }) {
    const notOurs = await writeLines(tx, row, movements)
    for (const { movementId, kind } of notOurs)
      onTrouble(new Error(`${kind} ${movementId} at the gateway is of no club that we know`))
    if (next === null) await writeStatements(tx, row, false, now())
    else await askForPage(tx, { ...row, page: row.page + 1, after: next }, now())
  },
  async recordFailure(tx, row) {
    await writeStatements(tx, row, true, now())
    onTrouble(new Error(`The statement of ${row.day} could not be fetched`))
  },
})

/** To each club what is its own, once; answers what is nobody's. */
async function writeLines(tx: Tx, row: Row, movements: readonly Movement[]): Promise<Movement[]> {
  const { gateway } = row
  const clubs = await clubsOf(tx, gateway, movements)
  const lines = movements.flatMap((each) => {
    const club = clubs.get(each.movementId)
    return club === undefined ? [] : [{ ...lineOf(each), club }]
  })
  if (lines.length > 0)
    await tx.execute(sql`
      insert into statement_lines (club_id, id, gateway, movement_id, kind, at, amount, currency, subject_id, charge_id, gateway_payment_id,
        transfer_id, refund_id, own_payment_id, state)
      select m.club, gen_random_uuid(), ${gateway}, m.movement_id, m.kind, m.at, m.amount, m.currency, m.subject_id, m.charge_id,
        m.gateway_payment_id, m.transfer_id, m.refund_id, m.own_payment_id, 'new'
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as m (club uuid, movement_id text, kind text, at timestamptz, amount int,
        currency text, subject_id text, charge_id text, gateway_payment_id text, transfer_id text, refund_id text, own_payment_id uuid)
      on conflict (club_id, gateway, movement_id) do nothing`)
  const notOurs = movements.filter(({ movementId }) => !clubs.has(movementId))
  const noted = notOurs.map(({ movementId: movement, kind, amount }) => ({ movement, kind, amount }))
  if (noted.length > 0)
    await tx.execute(
      sql`update statement_pages set not_ours = ${JSON.stringify(noted)}::jsonb where id = ${row.id}`,
    )
  return notOurs
}

/** A movement by the names of the columns. */
export const lineOf = (moved: Movement) => ({
  movement_id: moved.movementId,
  kind: moved.kind,
  at: moved.at.toISOString(),
  amount: moved.amount,
  currency: moved.currency,
  subject_id: moved.subjectId,
  charge_id: moved.chargeId,
  gateway_payment_id: moved.paymentId,
  transfer_id: moved.transferId,
  refund_id: moved.refundId,
  own_payment_id: ownOf(moved)?.paymentId ?? null,
})

/** All of it is there, or it cannot be had: each club has a statement of the day, whether anything moved for it or not. */
async function writeStatements(tx: Tx, row: Row, hasFailed: boolean, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into statements (club_id, day, since, until, has_failed, made_at)
    select id, ${row.day}, ${row.since.toISOString()}::timestamptz, ${row.until.toISOString()}::timestamptz, ${hasFailed},
      ${now.toISOString()}::timestamptz from clubs
    on conflict (club_id, day) do nothing`)
}

export const forgetOldPages = (tx: Tx, now: Date): Promise<void> =>
  forgetOld(tx, statementPages, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
