const EVERY_MS = 5_000

/**
 * Says what is going on and for how long: one line at the start, a sign of life every few seconds (in place
 * on a terminal), one line at the end.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const began = performance.now()
  const terminal = process.stdout.isTTY
  const print = (/** @type {string} */ line) =>
    process.stdout.write(terminal ? `\r\x1b[K${line}` : `${line}\n`)

  print(`› ${what} …`)
  const ticking = setInterval(() => print(`› ${what} … ${since(began)}`), terminal ? 1_000 : EVERY_MS)
  try {
    const result = await work()
    print(`✓ ${what} (${since(began)})${terminal ? '\n' : ''}`)
    return result
  } catch (error) {
    print(`✗ ${what} (${since(began)})${terminal ? '\n' : ''}`)
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/**
 * The same for something that may fail without harm: then it answers undefined.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function attempt(what, work) {
  try {
    return await withProgress(what, work)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** @param {number} began */
export function since(began) {
  const seconds = (performance.now() - began) / 1000
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`
}

/** A failure that needs no stack trace: somebody has to do something, and the message says what. */
export class Refusal extends Error {}

/**
 * The outermost layer of every command: exit code 0 unless told otherwise, messages instead of traces.
 *
 * @param {() => Promise<number | void>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
