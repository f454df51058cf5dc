import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { TcpProxy, through } from '#testing/network/tcp-proxy.ts'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { openListening, PULSE } from './listening.ts'

describe.skipIf(testDatabaseKind() === 'embedded')('a process that listens', () => {
  let base: TestDatabase
  beforeAll(async () => {
    base = await openTestDatabase()
  })
  afterAll(() => base.drop())

  const lines = () =>
    base.asOwner<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    )
  const tell = (channel: string, what: string) => base.asOwner('select pg_notify($1, $2)', [channel, what])

  let heard: string[] = []
  let losses: Record<string, number> = {}
  beforeEach(() => {
    heard = []
    losses = {}
  })
  const listenTo = (channel: string, name = channel) =>
    base.db.listen(channel, {
      heard: (what) => heard.push(`${name} ${what}`),
      lost: () => (losses[name] = (losses[name] ?? 0) + 1),
    })
  const areUp = (...names: string[]) =>
    eventually(() => expect(losses).toEqual(Object.fromEntries(names.map((name) => [name, 1]))))

  test('has one connection for all that it listens to, and each hears its own', async () => {
    const ends = [await listenTo('first'), await listenTo('second'), await listenTo('second', 'another')]
    await areUp('first', 'second', 'another')
    const late = await listenTo('third')
    await areUp('first', 'second', 'another', 'third')
    expect(await lines()).toHaveLength(1)
    await tell('second', 'a')
    await tell('third', 'b')
    await tell('first', 'c')
    await eventually(() => expect(heard).toEqual(['second a', 'another a', 'third b', 'first c']))
    await Promise.all([...ends, late].map((end) => end()))
    await eventually(async () => expect(await lines()).toEqual([]))
  })

  test('says to all of them that the line was cut, and hears again', async () => {
    const ends = [await listenTo('first'), await listenTo('second')]
    await areUp('first', 'second')
    for (const { pid } of await lines()) await base.asOwner('select pg_terminate_backend($1)', [pid])
    // Once for the cut, and once when it listens again.
    await eventually(() => expect(losses).toEqual({ first: 3, second: 3 }))
    await tell('second', 'a')
    await eventually(() => expect(heard).toEqual(['second a']))
    expect(await lines()).toHaveLength(1)
    await Promise.all(ends.map((end) => end()))
  })

  test('whoever has stopped hears nothing more, and the others do', async () => {
    const [end, other] = [await listenTo('first'), await listenTo('first', 'other')]
    await areUp('first', 'other')
    await end()
    await tell('first', 'a')
    await eventually(() => expect(heard).toEqual(['other a']))
    await other()
  })
  test('notices a line that has died without a word, says so, and hears again', async () => {
    const { hostname: host, port } = new URL(base.url ?? '')
    const line = await TcpProxy.open({ host, port: Number(port) })
    const troubles: string[] = []
    const listening = openListening(through(line, base.url ?? ''), ({ message }) => troubles.push(message), {
      everyMs: 20,
      answeredWithinMs: 2000,
    })
    let lost = 0
    listening.to('first', { heard: (what) => heard.push(what), lost: () => (lost += 1) })
    await eventually(() => expect(lost).toBe(1))
    line.fallSilent()
    await eventually(() => expect(troubles).toContain('the listening connection has stopped answering'))
    line.restore()
    await eventually(async () => {
      await tell('first', 'again')
      expect(heard).toContain('again')
    })
    line.fallSilent()
    // Nor does whoever stops wait for an answer.
    await listening.close()
    await line.close()
  })

  test('notices it within ten seconds', () => {
    expect(PULSE.everyMs + PULSE.answeredWithinMs).toBeLessThan(10_000)
  })
})
