import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { node24 } from '../node24.mjs'
import { root } from '../places.mjs'
import { runQuietly } from '../run.mjs'
import { clientFiles } from './generate.mjs'

const DESCRIBE = 'packages/api/src/office/api-keys/description/cli.ts'

/** The files of the client of this version, out of the description that the server serves. @param {string} version */
export async function filesOfClient(version) {
  const description = JSON.parse(await runQuietly(node24(), [DESCRIBE], { cwd: root }))
  return clientFiles(description, { version, license: readFileSync(path.join(root, 'LICENSE'), 'utf8') })
}

/**
 * Writes `clubhouse-client-<version>.tgz`, as npm packs a package, and its checksum.
 *
 * @param {{ version: string, to: string }} what
 */
export async function writeClient({ version, to }) {
  const work = mkdtempSync(path.join(to, 'client-'))
  try {
    const folder = path.join(work, 'package')
    mkdirSync(folder)
    for (const [name, text] of Object.entries(await filesOfClient(version)))
      writeFileSync(path.join(folder, name), text)
    const packed = `clubhouse-client-${version}.tgz`
    await runQuietly('tar', ['-czf', path.join(to, packed), 'package'], { cwd: work })
    const sum = createHash('sha256')
      .update(readFileSync(path.join(to, packed)))
      .digest('hex')
    writeFileSync(path.join(to, `${packed}.sha256`), `${sum}  ${packed}\n`)
    return path.join(to, packed)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
