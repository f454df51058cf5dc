import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { root } from '../../scripts/lib/places.mjs'
import { collected, type Collected, collectFor } from './collected.ts'

export interface Order {
  sources: Record<string, string>
  /** In their order: ids of mutants that are still to be tried. */
  ids: string[]
  tests: string[]
}

/** What the switches in a spoiled source read and write. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

const order = workerData as Order
const { sources, ids } = order
let tests = order.tests
const switches: Switches = {}
Reflect.set(globalThis, '__stryker__', switches)
const say = (message: object) => parentPort?.postMessage(message)

// That a property fails is all that is asked: to look for its smallest case takes a hundred times as long. And always the same chance.
fc.configureGlobal({ seed: 42, endOnFailure: true })

const DOMAIN = pathToFileURL(path.join(root, 'packages/domain/src/')).href
const HERE = new URL('./collected.ts', import.meta.url).href
const isSpoilable = (url: string) => url.startsWith(DOMAIN)
/** What is worked out while a file is read is worked out anew in each generation of files. */
let generation = 0
/** Who reads whom, of files of the domain. */
const readBy = new Map<string, Set<string>>()
const plain = (url: string) => path.relative(root, fileURLToPath(url.split('?')[0] ?? url))

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && isSpoilable(context.parentURL ?? ''))
      return { url: HERE, shortCircuit: true }
    const found = next(specifier, context)
    if (!isSpoilable(found.url)) return found
    const [from, to] = [plain(context.parentURL ?? HERE), plain(found.url)]
    readBy.set(to, (readBy.get(to) ?? new Set()).add(from))
    return { ...found, url: `${found.url.split('?')[0]}?v=${generation}` }
  },
  load(url, context, next) {
    const source = isSpoilable(url) ? sources[plain(url)] : undefined
    return source === undefined
      ? next(url, context)
      : { format: 'module-typescript', source, shortCircuit: true }
  },
})

/** All tests of these files, read anew. */
async function collect(files: readonly string[]): Promise<Collected[]> {
  generation += 1
  collected.length = 0
  for (const file of files) {
    collectFor(file)
    await import(`${pathToFileURL(path.join(root, file)).href}?v=${generation}`)
  }
  return [...collected]
}

async function wrongIn(test: Collected): Promise<unknown> {
  try {
    await test.run()
    return null
  } catch (error) {
    return error ?? 'it threw nothing'
  }
}

function reached(file: string): Set<string> {
  const found = new Set([file])
  for (const each of found) for (const reader of readBy.get(each) ?? []) found.add(reader)
  return found
}

interface Known {
  test: Collected
  ms: number
}

/** The first of them that fails. What passes by a switch many times more often than before is in a loop without an end. */
async function failing(known: readonly Known[]): Promise<Collected | null> {
  for (const { test } of known) {
    switches.hitCount = 0
    if (await wrongIn(test)) return test
  }
  return null
}

const HITS = 10
const LEAST_HITS = 20_000

const fileOf = new Map<string, string>()
for (const [file, source] of Object.entries(sources))
  for (const [, id = ''] of source.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) fileOf.set(id, file)

/** Every test that reads what is spoiled once, unspoiled: what it passes by, and how long it takes. */
async function firstRun(): Promise<Known[]> {
  const known: Known[] = []
  await collect(order.tests)
  const readers = new Set(Object.keys(sources).flatMap((file) => [...reached(file)]))
  tests = order.tests.filter((file) => readers.has(file))
  switches.mutantCoverage = { static: {}, perTest: {} }
  for (const [at, test] of (await collect(tests)).entries()) {
    switches.currentTestId = String(at)
    const began = performance.now()
    const wrong = await wrongIn(test)
    if (wrong)
      throw new Error(`${test.file}: “${test.name}” fails where nothing is spoiled`, { cause: wrong })
    known.push({ test, ms: performance.now() - began })
  }
  switches.currentTestId = undefined
  return known
}

let known = await firstRun()
const { static: early, perTest } = switches.mutantCoverage ?? { static: {}, perTest: {} }
const passedBy = new Map<string, number[]>()
const hits = new Map<string, number>()
for (const [at, counts] of Object.entries(perTest))
  for (const [id, count] of Object.entries(counts)) {
    passedBy.set(id, [...(passedBy.get(id) ?? []), Number(at)])
    hits.set(id, Math.max(hits.get(id) ?? 0, count))
  }
// Nothing more is counted.
switches.mutantCoverage = { static: {}, perTest: {} }

/** Spoiled while its file is read: all that reads it is read anew. */
async function judgeEarly(id: string): Promise<string> {
  const readers = reached(fileOf.get(id) ?? '')
  const files = tests.filter((file) => readers.has(file))
  const msOf = new Map(known.map(({ test, ms }) => [`${test.file} ${test.name}`, ms]))
  try {
    const anew = (await collect(files)).map((test) => ({
      test,
      ms: msOf.get(`${test.file} ${test.name}`) ?? 0,
    }))
    return (await failing(anew.toSorted((a, b) => a.ms - b.ms))) ? 'Killed' : 'Survived'
  } catch {
    // It cannot even be read.
    return 'Killed'
  }
}

async function judge(id: string): Promise<string> {
  const tried = (passedBy.get(id) ?? []).flatMap((at) => known[at] ?? []).toSorted((a, b) => a.ms - b.ms)
  const found = await failing(tried)
  switches.activeMutant = undefined
  // What a spoiled rule left behind in a memory of its file must not be the next one's.
  if (found && (await wrongIn(found))) {
    const anew = await collect(tests)
    known = known.map(({ ms }, at) => ({ test: anew[at] ?? found, ms }))
  }
  return found ? 'Killed' : 'Survived'
}

for (const id of ids) {
  say({ id, status: 'begun' })
  const isEarly = id in early
  if (!isEarly && !passedBy.has(id)) {
    say({ id, status: 'NoCoverage' })
    continue
  }
  switches.activeMutant = id
  switches.hitLimit = Math.max(LEAST_HITS, (hits.get(id) ?? 0) * HITS)
  const status = isEarly ? await judgeEarly(id) : await judge(id)
  switches.activeMutant = undefined
  say({ id, status })
}
say({ status: 'done' })
