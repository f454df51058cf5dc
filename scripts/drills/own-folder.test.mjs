import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/places.mjs'
import { inOwnFolder } from './own-folder.mjs'

test('what was started is stopped, the newest first, and the folder goes, also when the drill fails', async () => {
  /** @type {string[]} */
  const stopped = []
  let own = ''
  const failing = inOwnFolder('of-a-test', async ({ folder, keep }) => {
    own = folder
    for (const name of ['server', 'client']) keep({ stop: async () => stopped.push(name) })
    expect(existsSync(folder)).toBe(true)
    throw new Error('It did not go well')
  })
  await expect(failing).rejects.toThrow('It did not go well')
  expect(stopped).toEqual(['client', 'server'])
  expect(existsSync(own)).toBe(false)
})

test('a drill that is told to stop leaves nothing behind', async () => {
  const program = `
    import { inOwnFolder } from './scripts/drills/own-folder.mjs'
    await inOwnFolder('of-a-test', async ({ folder, keep }) => {
      const waiting = setInterval(() => undefined, 1000)
      keep({ stop: async () => { clearInterval(waiting); console.log('stopped') } })
      console.log(folder)
      await new Promise(() => undefined)
    })`
  const drill = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: path.resolve(root),
  })
  let said = ''
  drill.stdout.on('data', (chunk) => (said += String(chunk)))
  await once(drill.stdout, 'data')
  const folder = said.trim()
  expect(existsSync(folder)).toBe(true)
  drill.kill('SIGTERM')
  const [code] = await once(drill, 'close')
  expect([code, said]).toEqual([143, `${folder}\nstopped\n`])
  expect(existsSync(folder)).toBe(false)
})
