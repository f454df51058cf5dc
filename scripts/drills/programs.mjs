import { existsSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from '../lib/apt.mjs'

const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin']

/**
 * A program that a drill tries our files with; installed where it is missing and we may.
 *
 * @param {string} name
 * @param {string} aptPackage
 * @returns {Promise<string | null>} where it is, or null
 */
export async function programOf(name, aptPackage) {
  const find = () => {
    const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
    return [...onPath, ...FOLDERS].map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  }
  if (!find()) await aptInstall(aptPackage, 'for a drill')
  return find() ?? null
}
