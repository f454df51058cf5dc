import { expect, test } from 'vitest'
import { refusalsInside } from './refusals-inside.mjs'

const FILE = 'packages/api/src/selling/lottery/office/endpoints.ts'

test.each([
  'db.withClub(clubId, async (tx) => { if (!draw) throw notFound("The draw") })',
  'db.withClub(clubId, async (tx) => { if (id instanceof Refusal) throw id; return id })',
  'db.withPlatform((tx) => asClub(tx, clubId, async () => { throw refused }))',
  'async function find(given: Tx, id: string) { throw new Refusal(404, "not_found", "No") }',
  'db.withClub(clubId, async (tx) => orThrow(await change(tx)))',
  'db.withClub(clubId, (tx) => { invalidData({ name: "Enter a name" }) })',
])('what is refused inside a transaction is no throw: %s', (text) => {
  expect(refusalsInside(new Map([[FILE, text]])).map(({ rule }) => rule)).toEqual([
    'refusals-are-values-inside',
  ])
})

test.each([
  'const draw = orNotFound(await db.withClub(clubId, (tx) => readDraw(tx, id)), "The draw")',
  'db.withClub(clubId, async (tx) => { if (!row) throw new Error("A picture was not written") })',
  'db.withClub(clubId, async (tx) => { try { await a(tx) } catch (error) { throw error } })',
  'async function read(db: Database) { throw notFound("The draw") }',
])('at the edge it is thrown, and a surprise everywhere: %s', (text) => {
  expect(refusalsInside(new Map([[FILE, text]]))).toEqual([])
})

test('a refusal that is answered is looked at', () => {
  const hold = 'export async function hold(tx: Tx): Promise<string | Refusal | null> { return null }'
  const sources = (/** @type {string} */ use) =>
    new Map([
      ['packages/api/src/identity/sign-in/hold.ts', hold],
      ['packages/api/src/identity/sign-in/change.ts', `import { hold } from './hold.ts'\n${use}`],
    ])
  expect(refusalsInside(sources('const change = async (tx: Tx) => { await hold(tx) }'))).toEqual([
    {
      file: 'packages/api/src/identity/sign-in/change.ts',
      line: 2,
      rule: 'refusals-are-read',
      message: 'does not look at what hold answers',
    },
  ])
  expect(refusalsInside(sources('const change = async (tx: Tx) => { return await hold(tx) }'))).toEqual([])
})
