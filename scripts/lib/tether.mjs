import { spawn } from 'node:child_process'
import { root } from './places.mjs'

/**
 * A server must not outlive the test run that started it, however the run ends. So a shell starts it and
 * holds a pipe from us: the pipe closes when we say stop, and also when we crash or are killed. Then the
 * shell stops the server and removes its folder. Its own session keeps it out of reach of Ctrl-C, which
 * would end the shell before it has tidied up.
 */
const SCRIPT = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( read -r _ <&3; kill -"$STOP_SIGNAL" "$server" ) >/dev/null 2>&1 &
watcher=$!
wait "$server"
status=$?
kill "$watcher" 2>/dev/null
[ -z "$REMOVE_AFTERWARDS" ] || rm -rf "$REMOVE_AFTERWARDS"
exit "$status"
`

/**
 * @typedef {object} Tethered
 * @property {number | undefined} pid of the shell
 * @property {() => string} output everything said so far
 * @property {() => boolean} hasEnded
 * @property {() => Promise<number>} stop answers with the exit code
 */

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stopSignal?: 'TERM' | 'INT', removeAfterwards?: string,
 *   user?: { uid: number, gid: number } }} [options]
 * @returns {Tethered}
 */
export function startTethered(program, args, options = {}) {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', program, ...args], {
    cwd: options.cwd ?? root,
    env: {
      ...process.env,
      ...options.env,
      STOP_SIGNAL: options.stopSignal ?? 'TERM',
      REMOVE_AFTERWARDS: options.removeAfterwards ?? '',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    ...options.user,
  })

  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
  return {
    pid: child.pid,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => {
      child.stdin.end()
      return ended
    },
  }
}
