import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {(statement: string) => Promise<string[]>} Ask */

/** Of those that somebody was told of, what is not there. @param {Ask} ask @param {readonly import('./buyers.mjs').Told[]} told */
export async function lostOf(ask, told) {
  // People go on buying: of what they are told while the question is under way the answer knows nothing.
  const asked = [...told]
  const there = new Set(await ask(`select id from orders where status = 'Completed'`))
  return asked.filter(({ id }) => !there.has(id))
}

/** What is there of them instead. @param {Ask} ask @param {readonly import('./buyers.mjs').Told[]} lost @param {number} since */
export async function tellLost(ask, lost, since) {
  if (lost.length === 0) return []
  const ids = lost.map(({ id }) => `'${id}'`).join(',')
  const rows =
    await ask(`select o.id, o.status, (select string_agg(g.status, ' ') from sandbox_payments g where g.order_id = o.id::text)
    from orders o where o.id in (${ids})`)
  return lost.map(({ id, at, by }) => {
    const row = rows.find((each) => each.startsWith(id))
    const where = row === undefined ? 'no such order' : row.split('|').slice(1).join(', at the gateway ')
    return `${id}: told by ${by} ${((at - since) / 1000).toFixed(1)} s after the fault began; ${where}`
  })
}

/**
 * Guests each of whom wanted one thing: whoever has paid more than one order, or one order more than once, was charged twice. When, in milliseconds.
 *
 * @param {Ask} ask
 */
export async function doubledIn(ask) {
  const moments = await ask(`
    select (extract(epoch from max(g.created_at)) * 1000)::bigint
    from sandbox_payments g join orders o on o.id::text = g.order_id
    where g.status = 'succeeded' and g.refunded < g.amount and o.guest_id is not null group by o.guest_id having count(*) > 1`)
  return moments.map(Number)
}

/** Money at the gateway whose order is not complete, once everything that looks after it has had its turn. @param {Ask} ask @param {number} withinMs */
export async function untilSettled(ask, withinMs) {
  const half = async () => {
    const [count = '0'] = await ask(`select count(*) from sandbox_payments g
      where g.status = 'succeeded' and g.refunded < g.amount
        and not exists (select from orders o where o.id::text = g.order_id and o.status = 'Completed')`)
    return Number(count)
  }
  for (const giveUp = Date.now() + withinMs; ; await wait(1_000)) {
    const left = await half()
    if (left === 0 || Date.now() > giveUp) return left
  }
}

/** The longest time between two moments at which somebody was told, within a stretch. @param {readonly number[]} moments @param {number} from @param {number} to */
export function longestGap(moments, from, to) {
  const within = moments.filter((at) => at > from && at < to).toSorted((a, b) => a - b)
  const edges = [from, ...within, to]
  return Math.max(...edges.slice(1).map((at, index) => at - (edges[index] ?? at)))
}
