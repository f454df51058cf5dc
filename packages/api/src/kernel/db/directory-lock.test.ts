import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryTaken, takeDirectory } from './directory-lock.ts'

let directory: string
const lockFile = () => join(directory, 'in-use-by')
const children: ChildProcess[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'clubhouse-lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** Another process that tries to take the directory, says how it went, and holds on until it is ended. */
async function takeElsewhere(at = 0): Promise<{ child: ChildProcess; says: string }> {
  const module = new URL('./directory-lock.ts', import.meta.url).href
  const script = `
    const { takeDirectory } = await import(${JSON.stringify(module)})
    while (Date.now() < ${at});
    try { takeDirectory(${JSON.stringify(directory)}); console.log('taken') }
    catch (error) { console.log(error.constructor.name + ': ' + error.message) }
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {},
  })
  children.push(child)
  const says = await new Promise<string>((said) =>
    child.stdout.once('data', (data: Buffer) => said(data.toString())),
  )
  return { child, says }
}

const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

test('a second process is refused and told who holds the directory and what to do', async () => {
  const { child, says } = await takeElsewhere()
  expect(says).toContain('taken')
  expect(() => takeDirectory(directory)).toThrow(DirectoryTaken)
  expect(() => takeDirectory(directory)).toThrow(`is in use by process ${child.pid} (since 2`)
  expect(() => takeDirectory(directory)).toThrow(/choose another DATA_DIR.*DATABASE_URL/s)
})

test('a process is refused the directory that this one holds, and gets it once it is given back', async () => {
  const release = takeDirectory(directory)
  const refused = await takeElsewhere()
  expect(refused.says).toContain(
    `DirectoryTaken: The data directory "${directory}" is in use by process ${process.pid}`,
  )
  release()
  expect(existsSync(lockFile())).toBe(false)
  expect((await takeElsewhere()).says).toContain('taken')
})

test('the lock of a process that was killed is taken over', async () => {
  const { child } = await takeElsewhere()
  child.kill('SIGKILL')
  await ended(child)
  expect(existsSync(lockFile())).toBe(true)
  takeDirectory(directory)()
})

test('a number that was given to another process since does not hold the directory', () => {
  const release = takeDirectory(directory)
  const holder = JSON.parse(readFileSync(lockFile(), 'utf8'))
  release()
  writeFileSync(lockFile(), JSON.stringify({ ...holder, startedAt: '1' }))
  expect(takeDirectory(directory)).toBeInstanceOf(Function)
})

test('a lock file that nobody can read is taken over', () => {
  writeFileSync(lockFile(), '{"pid":')
  expect(takeDirectory(directory)).toBeInstanceOf(Function)
})

test('of many processes that find a dead holder at the same moment one wins', async () => {
  writeFileSync(
    lockFile(),
    JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', since: '2026-01-01T00:00:00.000Z', host: hostname() }),
  )
  const together = Date.now() + 1500
  const answers = await Promise.all(Array.from({ length: 6 }, () => takeElsewhere(together)))
  expect(answers.filter(({ says }) => says.startsWith('taken'))).toHaveLength(1)
})

test('a holder on another machine or in another container is believed, since nobody here can ask it', () => {
  const elsewhere = { pid: 2 ** 22 + 1, startedAt: '1', since: '2026-01-01T00:00:00.000Z', host: 'elsewhere' }
  writeFileSync(lockFile(), JSON.stringify(elsewhere))
  expect(() => takeDirectory(directory)).toThrow(DirectoryTaken)
})
