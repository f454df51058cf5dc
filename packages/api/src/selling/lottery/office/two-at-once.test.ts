import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { untilWaiting } from '#testing/waiting-for-locks.ts'
import { runDraw } from '../draws/run-draw.ts'

let app: TestApp
let desks: [ClubClient, ClubClient, ClubClient]
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'dunvarra' and u.email = 'brid@home.example' on conflict do nothing`,
  )
  desks = [
    await openClubClient(app),
    await openClubClient(app, { who: 'orla@dunvarra.example' }),
    await openClubClient(app, { who: 'brid@home.example' }),
  ]
})
afterAll(() => app.close())

/** A draw that the first person has opened, with one winner to come. */
async function opened(): Promise<string> {
  const at = (minutes: number) => new Date(app.parts.now().getTime() + minutes * 60_000).toISOString()
  const fields = {
    name: 'A hamper',
    prizes: [{ title: 'A hamper' }],
    ticket_count: 5,
    prices: [{ title: '1 ticket', count: 1, price: 200 }],
    closes_at: at(60),
    draws_at: at(60),
  }
  const { draw_id: id } = (await desks[0].ask('/draws', fields)).body
  const sale = { sale_id: randomUUID(), tickets: [{ stub: '1' }], cash: 200 }
  await desks[0].ask(`/lottery/draws/${id}/paper-tickets`, sale)
  await app.asOwner(`update draws set closes_at = $2, draws_at = $2 where id = $1`, [id, at(-1)])
  await runDraw(app.parts.drawing, { clubId: desks[0].accountId, drawId: id })
  await desks[0].ask(`/lottery/draws/${id}/opening`, {})
  return id
}

/** The second and the third confirm at the same moment, so often that they meet. */
async function confirmations(rounds: number): Promise<number> {
  let most = 0
  for (let round = 0; round < rounds; round += 1) {
    const id = await opened()
    await app.asOwner(`delete from audit_events where kind = 'draw-confirmed'`)
    const path = `/lottery/draws/${id}/confirmation`
    await Promise.all([desks[1].ask(path, {}), desks[2].ask(path, {})])
    most = Math.max(most, (await desks[0].audited('draw-confirmed')).length)
    expect((await desks[0].ask(`/lottery/draws/${id}`)).body.status).toBe('drawn')
  }
  return most
}

test('two who confirm at once make one confirmation and one draw', async () => {
  expect(await confirmations(4)).toBe(1)
})

test.runIf(testDatabaseKind() === 'postgres')(
  'negative control: were what the first wrote not seen by the second, both would count (PostgreSQL only)',
  async () => {
    await app.asOwner(`create function forget_confirmation() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.2); new.confirmed_at := null; new.confirmed_by := null; return new; end $$`)
    await app.asOwner(`create trigger forget_confirmation before update on draws for each row
      when (new.confirmed_at is not null and new.status <> 'drawn') execute function forget_confirmation()`)
    const id = await opened()
    await app.asOwner(`delete from audit_events where kind = 'draw-confirmed'`)
    const path = `/lottery/draws/${id}/confirmation`
    await Promise.all([desks[1].ask(path, {}), desks[2].ask(path, {})])
    expect(await desks[0].audited('draw-confirmed')).toHaveLength(2)
  },
)

test.runIf(testDatabaseKind() === 'postgres')(
  'whoever changes a prize draw while somebody buys of it waits for the shelf, and holds no draw meanwhile (PostgreSQL only)',
  async () => {
    const at = (minutes: number) => new Date(app.parts.now().getTime() + minutes * 60_000).toISOString()
    const fields = {
      name: 'A bicycle',
      prizes: [{ title: 'A bicycle' }],
      ticket_count: 5,
      prices: [{ title: '1 ticket', count: 1, price: 200 }],
      closes_at: at(60),
      draws_at: at(60),
    }
    const { body: made } = await desks[0].ask('/draws', fields)
    const { clubId, drawId } = { clubId: desks[0].accountId, drawId: made.draw_id }
    const { version, lottery_id: shelf } = made
    let changing: ReturnType<ClubClient['ask']> | undefined
    await app.parts.db.withClub(clubId, async (tx) => {
      // As every sale: the shelf, then the draw.
      await tx.execute(sql`select 1 from stock where club_id = ${clubId} and id = ${shelf} for update`)
      changing = desks[0].ask(`/draws/${drawId}`, { ...fields, version, ticket_count: 6 }, 'PATCH')
      await untilWaiting(app)
      await tx.execute(sql`select 1 from draws where club_id = ${clubId} and id = ${drawId} for update`)
    })
    expect((await changing)?.status).toBe(200)
  },
)
