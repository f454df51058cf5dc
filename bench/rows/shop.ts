import { answersOf, median, overSeveralStarts } from '../load.ts'
import { type Row, ratioRow } from '../row.ts'
import { startServer } from '../servers.ts'
import { openFloor, openOurShop } from '../shop/open-shops.ts'
import { FLOWS, type Flow, type Rates, ratesOf, type Round } from '../shop/rates.ts'

/** Of the floor's rate (bench/baselines/floor-shop.ts). */
const LEAST: Record<Flow, number> = { list: 0.6, detail: 0.6, add: 0.35, buy: 0.25 }
const TITLES: Record<Flow, string> = {
  list: 'Shop: list of 24 items',
  detail: 'Shop: an item',
  add: 'Shop: a new cart with one item',
  buy: 'Shop: from a cart to paid, as a guest',
}

export interface Effort extends Round {
  starts: number
  rounds: number
}

/** The four flows of a shop of 300 items, beside the least that sells the same on the same tables; and what is kept, beside a hello. */
export async function shopRows(databaseUrl: string, effort: Effort): Promise<Row[]> {
  const seen = await overSeveralStarts(() => measure(databaseUrl, effort), effort.starts)
  const at = new Map(NAMES.map((name, index) => [name, seen[index] ?? 0]))
  const of = (name: string) => at.get(name) ?? 0
  return [
    ...FLOWS.flatMap((flow) => [
      ratioRow(
        `${TITLES[flow]}, of the floor`,
        of(`ours ${flow}`),
        of(`floor ${flow}`),
        LEAST[flow],
        'a second',
      ),
      costRow(flow, of(`ours ${flow} ms`), of(`floor ${flow} ms`)),
    ]),
    ratioRow(
      'Shop: list of 24 items, kept, of a plain Fastify hello',
      of('list'),
      of('hello'),
      0.6,
      'a second',
    ),
    ratioRow('Shop: an item, kept, of a plain Fastify hello', of('detail'), of('hello'), 0.6, 'a second'),
  ]
}

const NAMES = [
  ...['ours', 'floor'].flatMap((whose) =>
    FLOWS.flatMap((flow) => [`${whose} ${flow}`, `${whose} ${flow} ms`]),
  ),
  'hello',
  'list',
  'detail',
]

/** Processor time says the same on a machine that does something else beside it. */
function costRow(flow: Flow, ours: number, floor: number): Row {
  const ratio = ours === 0 ? 0 : floor / ours
  const text = (ms: number) => `${ms.toFixed(2)} ms`
  return {
    what: `${TITLES[flow]}, by processor time of server and database`,
    measured: `${(ratio * 100).toFixed(0)} % (${text(ours)})`,
    against: text(floor),
    target: `at least ${LEAST[flow] * 100} %`,
    isMet: ratio >= LEAST[flow],
  }
}

async function measure(databaseUrl: string, { rounds, ...round }: Effort): Promise<number[]> {
  const ours = await openOurShop(databaseUrl)
  const floor = await openFloor(databaseUrl, ours)
  const hello = await startServer('bench/baselines/hello.ts', {})
  try {
    const all: Rates[][] = [[], []]
    const kept: number[][] = [[], [], []]
    const { shop, choices } = ours.measured
    const one = choices[0] ? [shop.keptDetail(choices[0])] : []
    const targets = [[{ url: `http://localhost:${hello.port}/` }], [shop.keptList], one]
    // What Node compiles for speed it compiles in the first round.
    for (let at = 0; at <= rounds; at += 1) {
      for (const [whose, measured] of [ours.measured, floor.measured].entries()) {
        const rates = await ratesOf(measured, round)
        if (at > 0) all[whose]?.push(rates)
      }
      for (const [which, target] of targets.entries()) {
        const { perSecond } = await answersOf(target, round.seconds)
        if (at > 0) kept[which]?.push(perSecond)
      }
    }
    const flows = all.flatMap((rates) =>
      FLOWS.flatMap((flow) => [
        median(rates.map((each) => each[flow].perSecond)),
        median(rates.map((each) => each[flow].cpuMs)),
      ]),
    )
    return [...flows, ...kept.map(median)]
  } finally {
    await Promise.all([floor.close(), hello.stop()])
    await ours.close()
  }
}
