// npm run release: an archive of what a server needs, with version, commit and checksums, and a client for other software, into release/. With --list only its contents.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/places.mjs'
import { Refusal, runCommand, withProgress } from './lib/progress.mjs'
import { releaseFiles, writeRelease } from './lib/release.mjs'
import { runQuietly } from './lib/run.mjs'
import { writeClient } from './lib/machine-client/write-client.mjs'

await runCommand(async () => {
  if (process.argv.includes('--list')) return console.log(releaseFiles().join('\n'))
  // Its commit is the name of what is in it.
  if (await runQuietly('git', ['status', '--porcelain']))
    throw new Refusal('Commit your changes first: an archive is named after its commit.')
  const commit = (await runQuietly('git', ['rev-parse', 'HEAD'])).trim()
  await ensureInstalled()
  await ensureBuilt({ always: true })
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const to = path.join(root, 'release')
  mkdirSync(to, { recursive: true })
  const release = { version, commit, built_at: new Date().toISOString() }
  const made = await withProgress('Packing', () => writeRelease({ release, to }))
  const client = await writeClient({ version, to })
  console.log(
    `${made.archive}\n${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB, checksum beside it.\n${client}`,
  )
})
