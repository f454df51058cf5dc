import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'
import { Refusal } from './progress.mjs'
import { runQuietly } from './run.mjs'
import { billOfMaterials } from './release-papers/bill-of-materials.mjs'
import { thirdPartyNotices } from './release-papers/notices.mjs'
import { isTest, sourceFiles } from './source-files.mjs'

/** Stands in the root of an unpacked archive: what it is. Such a folder is built already. */
export const RELEASE_FILE = 'release.json'
const SUMS = 'SHA256SUMS'
/** What it is made of, for programs that look for known holes, and whose terms it is handed on with. */
const BILL = 'sbom.cdx.json'
const NOTICES = 'THIRD-PARTY-NOTICES.txt'

/** @typedef {{ version: string, commit: string, built_at: string }} Release */

const TOP = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE',
]
/** npm ci asks for every workspace of the lock file. */
const WORKSPACES = ['api', 'artwork', 'contract', 'demo', 'domain', 'mails', 'web'].map(
  (name) => `packages/${name}`,
)
/** The commands of operators (db:migrate, jobs, audit:prove …) run from these; the server reads its SQL and its threads there. */
const SOURCES = [
  'packages/api/src',
  'packages/artwork',
  'packages/contract/src',
  'packages/demo',
  'packages/domain/src',
]
const BUILT = ['packages/api/build', 'packages/mails/build', 'packages/web/build']
/** Without these no server starts, or none tells of traces. */
const NEEDED = [
  'package-lock.json',
  'packages/api/build/server.js',
  'packages/mails/build/render-mail.js',
  'packages/web/build/server/index.js',
  // Nobody can be asked to add it later.
  'packages/api/build/sdk.js',
]

/** What only tests, journeys or a debugger read. @param {string} file */
const isLeftOut = (file) =>
  isTest(file) ||
  /\/testing\/|\/build\/tests-|\/build\/.*\.map$|\/tsconfig\.json$|\/__snapshots__\//.test(file)

/** Every file of an archive, as paths from the root. */
export function releaseFiles(base = root) {
  const packageFiles = [...WORKSPACES, 'e2e', 'bench'].map((folder) => `${folder}/package.json`)
  const folders = [...SOURCES, 'scripts', 'docs', 'deploy', ...BUILT].filter((folder) =>
    existsSync(path.join(base, folder)),
  )
  const files = folders.flatMap((folder) => sourceFiles(folder, base)).filter((file) => !isLeftOut(file))
  const single = [...TOP, ...packageFiles].filter((file) => existsSync(path.join(base, file)))
  return [...new Set([...single, ...files])].toSorted()
}

/**
 * Writes `clubhouse-<version>-<commit>.tar.gz`, its checksum and its bill of materials; inside stand the same files with a checksum each.
 *
 * @param {{ release: Release, to: string, base?: string }} what
 */
export async function writeRelease({ release, to, base = root }) {
  const files = releaseFiles(base)
  const missing = NEEDED.filter((file) => !files.includes(file))
  if (missing.length > 0) throw new Refusal(`Not built: ${missing.join(', ')}.`)
  const name = `clubhouse-${release.version}-${release.commit.slice(0, 12)}`
  const folder = path.join(to, name)
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(base, file), path.join(folder, file))
  }
  writeFileSync(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`)
  const lock = JSON.parse(readFileSync(path.join(base, 'package-lock.json'), 'utf8'))
  const bill = `${JSON.stringify(billOfMaterials(lock, release), null, 2)}\n`
  writeFileSync(path.join(folder, BILL), bill)
  writeFileSync(path.join(folder, NOTICES), thirdPartyNotices(lock, base))
  writeFileSync(path.join(folder, SUMS), sumsOf([...files, RELEASE_FILE, BILL, NOTICES], folder))
  const archive = `${name}.tar.gz`
  await runQuietly('tar', ['-czf', archive, name], { cwd: to })
  rmSync(folder, { recursive: true })
  writeFileSync(path.join(to, `${archive}.sha256`), sumsOf([archive], to))
  const billBeside = path.join(to, `${name}.${BILL}`)
  writeFileSync(billBeside, bill)
  return {
    archive: path.join(to, archive),
    bill: billBeside,
    files: files.length,
    bytes: statSync(path.join(to, archive)).size,
  }
}

/** As `sha256sum --check` reads them. @param {string[]} files @param {string} folder */
const sumsOf = (files, folder) =>
  files
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('')

/** Whether this folder is an unpacked archive. */
export const isRelease = (base = root) => existsSync(path.join(base, RELEASE_FILE))
