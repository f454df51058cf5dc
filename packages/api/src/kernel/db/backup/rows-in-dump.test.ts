import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsInDump } from './rows-in-dump.ts'

async function* inParts(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

const dumpOf = (tables: readonly (readonly [name: string, rows: readonly string[]])[]) =>
  [
    'SET statement_timeout = 0;',
    ...tables.flatMap(([name, rows]) => ['', `COPY ${name} (id, name) FROM stdin;`, ...rows, String.raw`\.`]),
    "SELECT pg_catalog.setval('public.later_id_seq', 1, true);",
    '',
  ].join('\n')

test('rows are counted by table, however the script is cut into parts', async () => {
  const row = fc.oneof(
    fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[\n\r\\]/g, ' ')),
    fc.constantFrom(String.raw`\N`, '', String.raw`1	\\.`, 'COPY public.clubs (id) FROM stdin;'),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 20 }),
      fc.array(row),
      fc.integer({ min: 1, max: 200 }),
      async (one, two, size) => {
        const dump = dumpOf([
          ['public.clubs', one],
          ['drizzle."order"', two],
        ])
        expect(await rowsInDump(inParts(dump, size))).toEqual(
          new Map([
            ['public.clubs', one.length],
            ['drizzle.order', two.length],
          ]),
        )
      },
    ),
  )
})

test('a row of many megabytes is one row', async () => {
  const long = 'x'.repeat(3_000_000)
  expect(await rowsInDump(inParts(dumpOf([['public.files', [long, 'short', long]]]), 64 * 1024))).toEqual(
    new Map([['public.files', 3]]),
  )
})

test('a table whose rows have no end is not counted, and one without columns is', async () => {
  expect(await rowsInDump(inParts('COPY public.clubs (id) FROM stdin;\n1\n2\n', 7))).toEqual(new Map())
  const empty = `COPY public.nothing  FROM stdin;\n\n\n${String.raw`\.`}\n`
  expect(await rowsInDump(inParts(empty, 5))).toEqual(new Map([['public.nothing', 2]]))
})
