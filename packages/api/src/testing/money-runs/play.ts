import { expect } from 'vitest'
import { isDeep } from '../../../../../scripts/lib/test-depth.ts'
import { app, clubId } from '../clients/attempts-client.ts'
import { expectAgreement, expectReceipts } from './agreement.ts'
import { layGoods } from './buying.ts'
import { chance } from './chance.ts'
import { countShelves, findBroken, markNow } from './invariants.ts'
import { doOne, OPERATIONS } from './operations.ts'
import { toldUntil } from './settle.ts'
import { openWeather, weather } from './weather.ts'

/**
 * So many things happen to money, by chance and with the weather; after each all invariants of what it touched, and now and then all of everything.
 * Answers what never happened.
 */
export async function playMoney({ seed, wanted }: { seed: number; wanted: number }): Promise<string[]> {
  await app.asOwner(
    `insert into platform_fees (club_id, since, basis_points, fixed) values ($1, '2026-01-01', 100, 10)`,
    [clubId],
  )
  const shelves = await countShelves(await layGoods())
  openWeather()
  const by = chance(seed)
  const done = new Map<string, number>()
  const missing = () => Object.keys(OPERATIONS).filter((name) => !done.has(name))
  // A run in which something never happened would say nothing of it: what is rare is asked for at the end, as soon as it can be.
  let asked = 0
  for (let at = 0; at < wanted || (missing().length > 0 && at < 10 * wanted);) {
    // Everything is looked at now and then, and after each operation what it has touched.
    const mark = at % 50 === 49 ? null : await markNow()
    const rare = at < wanted || (asked += 1) % 3 === 0 ? undefined : by.oneOf(missing())
    const name = await doOne(by, rare)
    // There was nothing to do it to.
    if (name === '') continue
    done.set(name, (done.get(name) ?? 0) + 1)
    at += 1
    const { isAccountStopped } = weather
    const broken = await findBroken({ mark, isAccountStopped, toldUntil: toldUntil(), shelves })
    expect(broken, `operation ${at}, ${name}`).toEqual([])
    if (at < wanted && at % Math.ceil(wanted / 8) === 0) {
      await expectAgreement()
      if (isDeep) process.stderr.write(`${at} operations on money, ${done.size} kinds: all invariants hold\n`)
    }
  }
  await expectAgreement()
  expect(await expectReceipts()).toBeGreaterThan(10)
  return missing()
}
