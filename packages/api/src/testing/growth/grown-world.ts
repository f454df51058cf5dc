import pg from 'pg'
import { openPlayClient, type PlayClient } from '../clients/play-client.ts'
import { type Kind, openCallers } from '../leaks/callers.ts'
import { type Ids, readIds } from '../leaks/ids.ts'
import { layTwoClubs } from '../leaks/two-clubs.ts'
import { ask } from '../sign-in.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { multiplyRows } from './multiply-rows.ts'
import { explainItself } from './read-plans.ts'

export interface GrownWorld {
  /** A server that was started when all of it was there; its database says how it does what it is asked. */
  app: TestApp
  desk: PlayClient
  /** A jersey in one of its sizes, as it is put into a cart. */
  jersey: object
  kinds: Kind[]
  ids: Ids
  /** So that plans are made for what was laid since. */
  analyze: () => Promise<void>
  close: () => Promise<void>
}

/** The test world after years: a row of every table, sales of every kind, and thousands of them. PostgreSQL only. */
export async function openGrownWorld(rows: number): Promise<GrownWorld> {
  const environment = { RATE_LIMITS: 'false' }
  const ground = await openTestApp({ environment })
  const clubs = await layTwoClubs(ground)
  const before = await openPlayClient(ground)
  const kinds = await openCallers(ground, clubs)
  const ids = await readIds(ground, clubs)
  const { body: item } = await ask(ground, '/v2/store/dunvarra/shop-items/home-jersey')
  const jersey = {
    product_id: item.product_id,
    metadata: { quantity: 1, variant_id: item.metadata.variants[0].variant_id },
  }
  const kwame = { as: before.kwame }
  await before.buy(await before.plan('senior-player'), kwame)
  await before.buy(before.ticket({ auto_renewal: true }), kwame)
  await before.buy(jersey, await before.guest())
  await ground.parts.jobs.runDue()
  const url = ground.databaseUrl ?? ''
  const base = { asOwner: ground.asOwner, runAsOwner: (text: string) => run(url, text) }
  await multiplyRows(base, rows)
  await explainItself(base)
  const joined = await openTestApp({ environment, databaseUrl: url })
  const app = { ...joined, asOwner: ground.asOwner }
  const close = async () => {
    await joined.close()
    await ground.close()
  }
  const analyze = () => base.runAsOwner('analyze')
  return { app, desk: await openPlayClient(app), jersey, kinds, ids, analyze, close }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
