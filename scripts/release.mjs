// npm run release: an archive of what a server needs, with version, commit and checksums, and a client for other software, into release/. With --list only its contents.
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { knownVulnerabilities } from './lib/known-vulnerabilities.mjs'
import { root } from './lib/places.mjs'
import { Refusal, runCommand, withProgress } from './lib/progress.mjs'
import { releaseFiles, writeRelease } from './lib/release.mjs'
import { compareBills } from './lib/release-papers/compare-bills.mjs'
import { runQuietly } from './lib/run.mjs'
import { writeClient } from './lib/machine-client/write-client.mjs'

await runCommand(async () => {
  if (process.argv.includes('--list')) return console.log(releaseFiles().join('\n'))
  // Its commit is the name of what is in it.
  if (await runQuietly('git', ['status', '--porcelain']))
    throw new Refusal('Commit your changes first: an archive is named after its commit.')
  const commit = (await runQuietly('git', ['rev-parse', 'HEAD'])).trim()
  await ensureInstalled()
  const { isKnown, why, all, grave } = await withProgress('Known vulnerabilities', knownVulnerabilities)
  if (grave.length > 0) throw new Refusal(`Packages with known holes:\n  ${grave.join('\n  ')}`)
  await ensureBuilt({ always: true })
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const to = path.join(root, 'release')
  mkdirSync(to, { recursive: true })
  const before = newestBillIn(to)
  const release = { version, commit, built_at: new Date().toISOString() }
  const made = await withProgress('Packing', () => writeRelease({ release, to }))
  const client = await writeClient({ version, to })
  console.log(
    `${made.archive}\n${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB, checksum beside it.\n${client}`,
  )
  console.log(
    isKnown
      ? `Known vulnerabilities: ${all.join(', ') || 'none'}.`
      : `Known vulnerabilities: not known, the registry was asked in vain (${why}). Ask again where it answers: npm audit --omit=dev`,
  )
  if (before) {
    const bill = JSON.parse(readFileSync(made.bill, 'utf8'))
    const changes = compareBills(JSON.parse(readFileSync(before, 'utf8')), bill)
    console.log(`Packages since ${path.basename(before)}: ${changes.join('; ') || 'the same'}.`)
  }
})

/** Of the release that was made last in this folder. @param {string} folder */
function newestBillIn(folder) {
  const bills = readdirSync(folder).filter((file) => file.endsWith('.cdx.json'))
  const [newest] = bills.toSorted(
    (a, b) => statSync(path.join(folder, b)).mtimeMs - statSync(path.join(folder, a)).mtimeMs,
  )
  return newest === undefined ? null : path.join(folder, newest)
}
