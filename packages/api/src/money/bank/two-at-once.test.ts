import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import { app, clubId, openAttempts } from '#testing/clients/attempts-client.ts'
import { type BankClient, openBankClient } from '#testing/clients/bank-client.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { rematch } from './rematch.ts'

openAttempts()

let desk: BankClient
beforeAll(async () => {
  desk = await openBankClient(app)
  // Whoever decides holds their line a moment before they look at all others.
  await app.asOwner(`create function hold_a_moment() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.3); return new; end $$`)
  await app.asOwner(`create trigger hold_a_moment before update on bank_lines for each row
    when (new.state = 'aside') execute function hold_a_moment()`)
})

const linesOf = async (name: string): Promise<OfficeBankLine[]> => {
  await desk.upload(`Date,Description,Amount\n02/03/2026,${name} A,1.11\n02/03/2026,${name} B,2.22\n`)
  return desk.lines(`&filter=${name}`)
}

test('two who decide a line each at once both do', async () => {
  const lines = await linesOf('RACE')
  const replies = await Promise.all(
    lines.map(({ line_id: id }) => desk.call(`/lines/${id}/aside`, { reason: 'Not ours' })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

// The embedded database has one connection: there are no two at once.
test.runIf(testDatabaseKind() === 'postgres')(
  'negative control: were they not let in one after the other, each would wait for the line of the other',
  async () => {
    const lines = await linesOf('CONTROL')
    const decided = lines.map(({ line_id: id }) =>
      app.parts.db.withClub(clubId, async (tx) => {
        await tx.execute(sql`update bank_lines set state = 'aside' where id = ${id}`)
        await rematch(tx, clubId, app.parts.now())
      }),
    )
    const ends = (await Promise.allSettled(decided)).map(({ status }) => status)
    expect(ends.toSorted()).toEqual(['fulfilled', 'rejected'])
  },
)
