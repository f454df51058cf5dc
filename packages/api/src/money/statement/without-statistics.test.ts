import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explainItself, readingsOf } from '#testing/growth/read-plans.ts'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { compareClub } from './make-statements.ts'

const SALES = 2400
const COMPARED_AT_ONCE = 2000
/** Each line may look at so many rows of a table; a plan that walks the club's whole books looks at thousands. */
const MOST_PER_LINE = 40
const NOW = new Date('2026-11-16T03:00:00Z')
const TABLES = [
  'payments',
  'payment_effects',
  'refunds',
  'transfers',
  'ledger_transactions',
  'ledger_entries',
  'statements',
  'statement_lines',
]

/** A day of sales as they are booked, and the gateway's lines of them: of one in ten we lost the books. */
const layDay = (club: string) => `
  set session_replication_role = replica;
  create temp table sold as select n, gen_random_uuid() as payment, gen_random_uuid() as booked, gen_random_uuid() as placed,
    timestamptz '2026-11-15T12:00:00Z' + n * interval '1 second' as at, n % 10 = 0 as is_lost from generate_series(1, ${SALES}) n;
  insert into payments (club_id, id, order_id, kind, gateway, gateway_payment_id, amount, currency, status, gateway_charge_id, transfer_id, created_at, settled_at)
    select '${club}', payment, placed, 'checkout', 'sandbox', 'pi_' || n, 1000, 'EUR', 'succeeded', 'ch_' || n, 'tr_' || n, at, at from sold where not is_lost;
  insert into ledger_transactions (club_id, id, at, kind, effect_key, order_id, payment_id, currency)
    select '${club}', booked, at, 'charge', 'charge:' || payment, placed, payment, 'EUR' from sold where not is_lost;
  insert into ledger_entries (club_id, transaction_id, line, account, amount)
    select '${club}', booked, line, account, amount from sold, (values (1, 'gateway', 1000), (2, 'sales:ShopItem', -1000)) as e (line, account, amount)
    where not is_lost;
  insert into refunds (club_id, id, order_id, payment_id, amount, lines, reason, status, gateway_refund_id, is_made_at_provider, created_at, done_at)
    select '${club}', placed, placed, payment, 100, '[]', 'Too small', 'done', 're_' || n, true, at, at from sold where n % 5 = 1;
  insert into statements (club_id, day, since, until, has_failed, made_at)
    values ('${club}', '2026-11-15', '2026-11-15T00:00:00Z', '2026-11-16T00:00:00Z', false, '2026-11-16T02:00:00Z');
  insert into statement_lines (club_id, id, gateway, movement_id, kind, at, amount, currency, subject_id, charge_id, gateway_payment_id, transfer_id, own_payment_id, state)
    select '${club}', gen_random_uuid(), 'sandbox', kind || n, kind, at, case kind when 'charge' then 1000 else -1000 end, 'EUR',
      case kind when 'charge' then 'ch_' else 'tr_' end || n, 'ch_' || n, 'pi_' || n, 'tr_' || n, payment, 'new'
    from sold, (values ('charge'), ('transfer')) as k (kind);
  insert into statement_lines (club_id, id, gateway, movement_id, kind, at, amount, currency, subject_id, charge_id, gateway_payment_id, refund_id, own_payment_id, state)
    select '${club}', gen_random_uuid(), 'sandbox', 'refund' || n, 'refund', at, -100, 'EUR', 're_' || n, 'ch_' || n, 'pi_' || n, 're_' || n, payment, 'new'
    from sold where n % 5 = 1;
  set session_replication_role = origin;`

/** As after a restore that nobody counted: how large tables are is known, what is in them is not. */
const forget = `delete from pg_statistic where starelid in (select (quote_ident(t))::regclass from unnest(array['${TABLES.join("','")}']) t)`

describe.skipIf(testDatabaseKind() === 'embedded')('books that nobody has counted', () => {
  let base: TestDatabase
  let club: string
  beforeAll(async () => {
    base = await openTestDatabase()
    for (const table of TABLES) await base.asOwner(`alter table ${table} set (autovacuum_enabled = off)`)
    const [found] = await base.asOwner<{ id: string }>(`select id from clubs where slug = 'dunvarra'`)
    club = found?.id ?? ''
    await base.runAsOwner(layDay(club))
    for (const table of TABLES) await base.asOwner(`vacuum analyze ${table}`)
    await base.asOwner(forget)
    await explainItself(base)
  })
  afterAll(() => base.drop())

  test('each step of the night’s statement looks at a few rows for each line', async () => {
    for (const step of ['new', 'looked at']) {
      const readings = await readingsOf(() =>
        base.db.withClub(club, (tx) => compareClub(tx, club, NOW, () => undefined)),
      )
      const wrong = readings.filter(({ rows }) => rows > MOST_PER_LINE * COMPARED_AT_ONCE)
      const told = wrong.map(
        ({ table, how, index, rows, condition }) =>
          `${step}: ${how} of ${table} by ${index}, ${rows} rows (${condition})`,
      )
      expect(told).toEqual([])
    }
  })
})
