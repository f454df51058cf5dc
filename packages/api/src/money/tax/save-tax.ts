import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NewTaxSettings } from '@clubhouse/contract/money/office/tax'
import { Refusal } from '@clubhouse/contract/refusal'
import { percentWords } from '@clubhouse/domain/money/tax/tax-words'
import { asTaxNumber, taxProblem } from '@clubhouse/domain/money/tax/tax-settings'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { readTax, type StoredTax } from './tax.queries.ts'
import { taxRates, taxRegistrations } from './tables.ts'

interface Saving extends NewTaxSettings {
  clubId: string
  now: Date
}

/** What has changed, in words; null where nothing has. */
export type TaxChange = Record<string, string> | null

/** All of a club's tax at once. What is used by something that is sold stays: nothing gets another rate unasked. */
export async function saveTax(tx: Tx, saving: Saving): Promise<TaxChange | Refusal> {
  const { clubId, registration, now } = saving
  const problem = taxProblem(saving)
  if (problem)
    return new Refusal(422, 'invalid_tax', problem.message, { errors: { [problem.field]: problem.message } })
  await oneAtATime(tx, 'tax', clubId)
  const before = await readTax(tx, clubId)
  const rates = saving.rates.map((rate) => ({ ...rate, id: knownId(before, rate.rate_id) ?? randomUUID() }))
  const gone = before.rates.filter(({ rate_id: id }) => !rates.some((rate) => rate.id === id))
  const used = gone.find(({ products }) => products > 0)
  if (used) {
    const message = `“${used.name}” is the rate of something you sell. Give that another rate first.`
    return new Refusal(409, 'rate_in_use', message, { errors: { rates: message } })
  }
  const rows = rates.map(({ id, name, basis_points: points }, position) => ({ id, name, points, position }))
  await tx.execute(sql`
    insert into tax_rates (club_id, id, name, basis_points, position)
    select ${clubId}, r.id, r.name, r.points, r.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, points int, position int)
    on conflict (club_id, id) do update set name = excluded.name, basis_points = excluded.basis_points, position = excluded.position`)
  const usual = rates.find((rate) => rate.is_default)
  if (registration && usual) {
    const row = { number: asTaxNumber(registration.number), since: registration.since }
    const set = { ...row, defaultRateId: usual.id, updatedAt: now }
    await tx
      .insert(taxRegistrations)
      .values({ clubId, ...set })
      .onConflictDoUpdate({ target: taxRegistrations.clubId, set })
  } else await tx.delete(taxRegistrations).where(eq(taxRegistrations.clubId, clubId))
  const ids = `{${gone.map(({ rate_id: id }) => id).join(',')}}`
  await tx
    .delete(taxRates)
    .where(sql`${taxRates.clubId} = ${clubId} and ${taxRates.id} = any(${ids}::uuid[])`)
  return changeOf(before, await readTax(tx, clubId))
}

const knownId = ({ rates }: StoredTax, id: string | undefined): string | undefined =>
  rates.find(({ rate_id: known }) => known === id)?.rate_id

/** For the log: as it was and as it is. */
function changeOf(before: StoredTax, after: StoredTax): TaxChange {
  const said = ({ registration }: StoredTax) =>
    registration ? `${registration.number}, since ${registration.since}` : 'not registered'
  const rates = (of: StoredTax) =>
    of.rates
      .map(
        ({ name, basis_points: points, is_default: usual }) =>
          `${name} ${percentWords(points)}${usual ? '*' : ''}`,
      )
      .join(', ') || 'none'
  const changed = {
    ...(said(before) !== said(after) && { Registered: `${said(before)} → ${said(after)}` }),
    ...(rates(before) !== rates(after) && { Rates: `${rates(before)} → ${rates(after)}` }),
  }
  return Object.keys(changed).length > 0 ? changed : null
}
