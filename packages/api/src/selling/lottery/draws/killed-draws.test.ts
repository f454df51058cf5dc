import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'
import { killedAt, noteFaults } from '../../../../../../scripts/lib/test-depth.ts'
import type { CrashPoint } from '#kernel/crash-point.ts'
import { openDrawClient } from '#testing/clients/draw-client.ts'
import { diesWithDatabase, signalOf } from '#testing/processes/killed-process.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { runDraw } from './run-draw.ts'

/** What stands in the database after each; those that leave the most behind come first. */
const POINTS: { at: CrashPoint; left: string }[] = [
  { at: 'draw.deciding', left: 'closed' },
  { at: 'draw.decided', left: 'drawn' },
  { at: 'draw.luck-known', left: 'closed' },
  { at: 'draw.closed', left: 'closed' },
  { at: 'draw.closing', left: 'open' },
]
const KILLS = killedAt(POINTS)

const isEmbedded = diesWithDatabase('killed-draws.test.ts')

describe.skipIf(isEmbedded)('a server that is killed while it draws (PostgreSQL only)', () => {
  let app: TestApp
  let desk: Awaited<ReturnType<typeof openDrawClient>>
  let drawn = 0
  beforeAll(async () => {
    app = await openTestApp()
    desk = await openDrawClient(app)
  })
  afterAll(() => app.close())

  test.each(KILLS)(
    'at $at: it is $left, and the next process draws it once, as the first would have',
    async ({ at: crashAt, left }) => {
      const number = (drawn += 1)
      const drawId = await desk.open(number, { closes: 0, draws: 1 })
      await desk.sell(drawId, [[1, 2, 3, 4, 5, 6]])
      const before = (await desk.jackpot()) ?? 0
      const which = { clubId: desk.clubId, drawId }
      const now = new Date(TEST_NOW.getTime() + 5 * 60_000)
      const input = { databaseUrl: app.databaseUrl ?? '', crashAt, now: now.toISOString(), ...which }
      expect(await signalOf('draw', input)).toBe('SIGKILL')
      const found = await desk.row(drawId)
      expect(found).toMatchObject({ status: left })
      app.setClock(now)
      expect(await runDraw(app.parts.drawing, which)).toBe('drawn')
      expect(await runDraw(app.parts.drawing, which)).toBe('drawn')
      const row = await desk.row(drawId)
      if (left === 'drawn') expect(row).toEqual(found)
      if (left !== 'open') expect(row['entries_hash']).toBe(found['entries_hash'])
      const { proof } = await desk.proof(number)
      expect(proof && (await verifyProof(proof)).isRight).toBe(true)
      expect(await desk.jackpot()).toBe(before + 15_000)
      const asked = await app.asOwner('select 1 from job_runs where effect_key = $1', [
        `tell-winners:${drawId}`,
      ])
      expect(asked).toHaveLength(1)
      noteFaults('draws')
    },
  )
})
