import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './places.mjs'
import { Refusal } from './progress.mjs'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to our own environment
 * @property {number} [timeoutMs]
 */

/**
 * Runs a program to its end and keeps what it says: nobody reads the output of what went well.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, { cwd = root, env = {}, timeoutMs = 0 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }))
  })
}

/**
 * Quiet on success; on failure the whole output is the message.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function runQuietly(program, args, options) {
  const { code, output } = await capture(program, args, options)
  if (code !== 0)
    throw new Refusal(`${output.trimEnd()}\n\n${[program, ...args].join(' ')} ended with ${code}.`)
  return output
}

/**
 * Hands the terminal to a program and answers with its exit code. Ctrl-C in a terminal reaches the whole
 * group by itself, so passing it on would tell the program twice; a signal sent to us alone is passed on.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function handOver(program, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    const passOnUnlessTyped = () => (process.stdin.isTTY ? undefined : child.kill('SIGINT'))
    process.on('SIGTERM', passOn).on('SIGHUP', passOn).on('SIGINT', passOnUnlessTyped)
    const watching = whenOrphaned(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(watching)
      process.off('SIGTERM', passOn).off('SIGHUP', passOn).off('SIGINT', passOnUnlessTyped)
      resolve(exitCode(code, signal))
    })
  })
}

/**
 * npm puts a shell between itself and us, and a signal sent to npm ends that shell without ever reaching us.
 * What we can see is that our parent has changed.
 *
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  const parent = process.ppid
  const isUnderNpm = process.env['npm_lifecycle_event'] !== undefined
  return setInterval(() => (isUnderNpm && process.ppid !== parent ? stop() : undefined), 250)
}

/**
 * Shells report a signal as 128 plus its number, and so do we.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM']
}
