import path from 'node:path'
import { isFresh, stamped } from './build-stamp.mjs'
import { node24 } from './node24.mjs'
import { bin, root } from './places.mjs'
import { precompress } from './precompress.mjs'
import { withProgress } from './progress.mjs'
import { isRelease } from './release.mjs'
import { runQuietly } from './run.mjs'
import { serverEntry } from './server.mjs'

/** @typedef {import('./build-stamp.mjs').Product & { title: string, build: () => Promise<unknown> }} Step */

const PAGES = {
  sources: ['packages/web', 'packages/domain', 'packages/contract', 'package-lock.json'],
  outputs: ['packages/web/build/server', 'packages/web/build/client'],
}

const ASSETS = path.join(root, 'packages/web/build/client/assets')

/** @type {Step[]} */
const steps = [
  {
    name: 'web',
    title: 'pages',
    ...PAGES,
    build: async () => {
      await runQuietly(node24(), [bin('react-router'), 'build'], {
        cwd: path.join(root, 'packages/web'),
        env: { NODE_ENV: 'production' },
      })
      await precompress(ASSETS, 'quick')
    },
  },
  { name: 'compression', title: 'smallest files', ...PAGES, build: () => precompress(ASSETS, 'best') },
  {
    name: 'mails',
    title: 'mails',
    sources: ['packages/mails', 'packages/domain', 'packages/contract', 'package-lock.json'],
    outputs: ['packages/mails/build/render-mail.js'],
    build: () =>
      runQuietly(node24(), [bin('vite'), 'build'], {
        cwd: path.join(root, 'packages/mails'),
        env: { NODE_ENV: 'production' },
      }),
  },
  {
    name: 'server',
    title: 'server',
    sources: [
      ...['api', 'domain', 'contract', 'demo', 'artwork'].map((name) => `packages/${name}`),
      'package-lock.json',
    ],
    outputs: [serverEntry],
    build: () =>
      runQuietly(node24(), [bin('vite'), 'build'], {
        cwd: path.join(root, 'packages/api'),
        env: { NODE_ENV: 'production' },
      }),
  },
]

/**
 * Builds what is missing or older than its sources; everything when told so. The pages take far longer than the rest, so the rest is
 * built beside them, and whatever needs the server alone can be done there too.
 *
 * @param {{ always?: boolean, compression?: import('./precompress.mjs').Compression, onServer?: () => Promise<unknown> }} [options]
 */
export async function ensureBuilt({
  always = false,
  compression = 'best',
  onServer = async () => undefined,
} = {}) {
  // An archive comes built, without the sources of the pages (scripts/release.mjs).
  if (isRelease()) return
  const wanted = steps.filter(({ name }) => name !== 'compression' || compression === 'best')
  /** @type {import('./build-stamp.mjs').Seen} */
  const seen = new Map()
  const stale = wanted.filter((step) => always || !isFresh(step, seen))
  if (stale.length === 0) return
  const [pages, others] = [stale.filter(isOfPages), stale.filter((step) => !isOfPages(step))]
  await withProgress(`Building the ${stale.map(({ title }) => title).join(', ')}`, () =>
    Promise.all([buildInTurn(pages), buildInTurn(others).then(onServer)]),
  )
}

/** @param {Step} step */
const isOfPages = ({ name }) => name === 'web' || name === 'compression'

/** @param {Step[]} some */
async function buildInTurn(some) {
  for (const step of some) await stamped(step, step.build)
}

/** Whether the built server is what its sources say. */
export const isServerFresh = () => steps.some((step) => step.name === 'server' && isFresh(step))
