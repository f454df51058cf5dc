import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../lib/progress.mjs'

/** Longer than the lead lasts without a word (`ttl`), so that somebody else has it when they come back. */
const PAUSED_MS = 20_000
const CUT_OFF_MS = 12_000
/** Longer than a commit takes, and shorter than anybody gives the line up. */
const SILENT_MS = 2_000
const BACK_AFTER_MS = 2_000

/** A charge takes about so long to be booked: a fault falls anywhere within it. */
const WITHIN_A_PAYMENT_MS = 250

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

/**
 * What happens to the cluster. Each ends when another one leads, or the same one again, and whoever was hit is back.
 *
 * @type {Record<string, { what: string, needsDisks?: true, happens: (cluster: Cluster, buyers: import('./buyers.mjs').Buyers) => Promise<void> }>}
 */
export const FAULTS = {
  kill: {
    what: 'Primary killed',
    async happens(cluster) {
      const node = await leaderOf(cluster)
      await node.die()
      await anotherLeads(cluster, node)
      await wait(BACK_AFTER_MS)
      node.begin()
    },
  },
  'kill-at-payment': {
    what: 'Primary killed while a card is charged',
    async happens(cluster, buyers) {
      const node = await leaderOf(cluster)
      await buyers.nextCharge()
      await wait(Math.random() * WITHIN_A_PAYMENT_MS)
      await node.die()
      await anotherLeads(cluster, node)
      await wait(BACK_AFTER_MS)
      node.begin()
    },
  },
  'cut-and-kill': {
    what: 'Line to the replicas cut, then primary killed',
    async happens(cluster) {
      const node = await leaderOf(cluster)
      node.line.fallSilent()
      await wait(SILENT_MS)
      await node.die()
      node.line.cut()
      node.line.restore()
      await anotherLeads(cluster, node)
      await wait(BACK_AFTER_MS)
      node.begin()
    },
  },
  pause: {
    what: 'Primary stands still for 20 s',
    async happens(cluster) {
      const node = await leaderOf(cluster)
      node.stand()
      await wait(PAUSED_MS)
      node.goOn()
    },
  },
  replica: {
    what: 'Synchronous replica cut off for 12 s',
    async happens(cluster) {
      const node = await synchronousOf(cluster)
      node.stand()
      await wait(CUT_OFF_MS)
      node.goOn()
    },
  },
  disk: {
    what: 'Disk of the primary full',
    needsDisks: true,
    async happens(cluster) {
      const node = await leaderOf(cluster)
      await node.disk?.fill()
      await anotherLeads(cluster, node)
      await wait(BACK_AFTER_MS)
      node.disk?.free()
    },
  },
  'replica-disk': {
    what: 'Disk of the synchronous replica full for 12 s',
    needsDisks: true,
    async happens(cluster) {
      const node = await synchronousOf(cluster)
      await node.disk?.fill()
      await wait(CUT_OFF_MS)
      node.disk?.free()
    },
  },
}

/** @param {Cluster} cluster */
async function synchronousOf(cluster) {
  const [name = ''] = await cluster.ask(
    `select application_name from pg_stat_replication where sync_state = 'sync'`,
  )
  const node = cluster.nodes.find((each) => each.name === name)
  if (!node) throw new Refusal('There is no synchronous replica.')
  return node
}

/** @param {Cluster} cluster */
async function leaderOf(cluster) {
  const { node } = await cluster.leader()
  if (!node) throw new Refusal('Nobody leads.')
  return node
}

/** @param {Cluster} cluster @param {import('./node.mjs').Node} before */
async function anotherLeads(cluster, before) {
  for (const giveUp = Date.now() + 90_000; Date.now() < giveUp; await wait(200)) {
    const { node } = await cluster.leader()
    if (node && node !== before) return
  }
  const said = cluster.nodes.map((each) => `${each.name}:\n${each.output().slice(-2500)}`)
  throw new Refusal(`Nobody has taken the lead.\n${said.join('\n')}`)
}
