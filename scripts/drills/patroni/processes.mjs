import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Processes of one node: what a machine takes with it when it dies, and what stands still when it does. */

/** @param {number} pid */
const childrenOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}

/** @param {number} pid @returns {number[]} */
const withDescendants = (pid) => [pid, ...childrenOf(pid).flatMap(withDescendants)]

/** The parent first, so that it starts nobody new. @param {number | undefined} shell the tether's @param {string} data */
export function processesOf(shell, data) {
  const own = shell === undefined ? [] : childrenOf(shell).filter((pid) => nameOf(pid) === 'patroni')
  return [...new Set([...postmasterOf(data).flatMap(withDescendants), ...own.flatMap(withDescendants)])]
}

/** @param {string} data */
function postmasterOf(data) {
  try {
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    // Of one that was killed the number may be another's by now.
    return nameOf(pid) === 'postgres' ? [pid] : []
  } catch {
    return []
  }
}

/** @param {number} pid */
function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** @param {readonly number[]} pids @param {'SIGKILL' | 'SIGSTOP' | 'SIGCONT'} signal */
export function tell(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It went by itself.
    }
  }
}
