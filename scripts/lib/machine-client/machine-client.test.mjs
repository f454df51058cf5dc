import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { node24 } from '../node24.mjs'
import { bin, root } from '../places.mjs'
import { capture } from '../run.mjs'
import { filesOfClient, writeClient } from './write-client.mjs'

const files = await filesOfClient('1.2.3')

function folder() {
  const made = mkdtempSync(path.join(tmpdir(), 'clubhouse-client-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** What a program of somebody else's would say, and what its compiler is to find wrong. */
const RIGHT = `
import { Clubhouse, ClubhouseError, readWebhook, type Order, type ListOrdersQuery } from './index.js'
const club = new Clubhouse({ url: 'https://dunvarra.example', key: 'ch_dunvarra_…' })
const query: ListOrdersQuery = { status: 'Completed', updated_since: new Date() }
export async function total(): Promise<number> {
  let sum = 0
  for await (const order of club.listAllOrders(query)) sum += order.total - order.lines.reduce((all, line) => all + line.refunded, 0)
  const one: Order = await club.getOrder({ order_id: 'x' })
  const removed = (await club.listRemovals()).items.filter(({ kind }) => kind === 'person')
  return sum + one.paid + removed.length
}
export async function heard(body: string, headers: Headers): Promise<number | string | undefined> {
  const event = await readWebhook({ body, headers, secret: 'whsec_' })
  if (event.type === 'order.completed') return event.data.order_number
  if (event.type === 'membership.cancelled') return event.data.ends_on ?? undefined
  return undefined
}
export const why = (error: unknown) => (error instanceof ClubhouseError ? error.errors?.['cursor'] : undefined)
`
const WRONG = [
  `import { Clubhouse } from './index.js'\nvoid new Clubhouse({ url: '' })`,
  `import type { Order } from './index.js'\nexport const paid = (order: Order): string => order.paid`,
  `import type { Clubhouse } from './index.js'\nexport const bad = (club: Clubhouse) => club.listOrders({ status: 'Lost' })`,
  `import type { Clubhouse } from './index.js'\nexport const bad = (club: Clubhouse) => club.getOrder({})`,
  `import type { WebhookEvent } from './index.js'\nexport const bad = (event: WebhookEvent) => event.data.order_number`,
]
const STRICT = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
}

test('O19 the client compiles in the strictest way, knows an Order, and finds mistakes', async () => {
  const at = folder()
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(at, name), text)
  writeFileSync(path.join(at, 'right.ts'), RIGHT)
  WRONG.forEach((text, index) => writeFileSync(path.join(at, `wrong-${index}.ts`), `${text}\n`))
  writeFileSync(path.join(at, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT }))
  const { output } = await capture(node24(), [bin('tsc'), '-p', at])
  const found = new Set([...output.matchAll(/([\w.-]+\.ts)\(\d+,\d+\): error/g)].map(([, file = '']) => file))
  expect([...found].toSorted(), output).toEqual(WRONG.map((_, index) => `wrong-${index}.ts`))
})

test('O19 it is small, asks for nothing else, and is the same each time', async () => {
  expect(await filesOfClient('1.2.3')).toEqual(files)
  expect(Object.keys(JSON.parse(files['package.json'] ?? ''))).not.toContain('dependencies')
  expect(Object.values(files).join('').length).toBeLessThan(40_000)
  const imported = [...(files['index.js'] ?? '').matchAll(/from '([^']+)'/g)].map(([, name]) => name)
  expect(new Set(imported)).toEqual(new Set(['./caller.js', './webhook.js']))
})

test('O19 the tarball of a release is one that npm installs without a network', async () => {
  const at = folder()
  const tarball = await writeClient({ version: '1.2.3', to: at })
  expect(path.basename(tarball)).toBe('clubhouse-client-1.2.3.tgz')
  execFileSync('sha256sum', ['--check', '--status', `${path.basename(tarball)}.sha256`], { cwd: at })
  writeFileSync(path.join(at, 'package.json'), JSON.stringify({ private: true }))
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${path.basename(tarball)}`], {
    cwd: at,
    stdio: 'ignore',
  })
  expect(existsSync(path.join(at, 'node_modules/clubhouse-client/index.d.ts'))).toBe(true)
  const said = execFileSync(
    node24(),
    [
      '--input-type=module',
      '--eval',
      `import { Clubhouse } from 'clubhouse-client'; console.log(typeof Clubhouse)`,
    ],
    { cwd: at, encoding: 'utf8' },
  )
  expect(said.trim()).toBe('function')
  expect(readFileSync(path.join(root, 'scripts/release.mjs'), 'utf8')).toContain('writeClient')
})
