import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { releaseFiles, writeRelease } from './lib/release.mjs'

const release = { version: '1.2.3', commit: '0123456789abcdef', built_at: '2026-11-18T09:00:00.000Z' }

/** A repository of a few files in a folder of its own. @param {string[]} files */
function repositoryOf(files) {
  const base = mkdtempSync(path.join(tmpdir(), 'clubhouse-release-'))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
    writeFileSync(path.join(base, file), `text of ${file}\n`)
  }
  return base
}

const BUILT = [
  'packages/api/build/sdk.js',
  'packages/api/build/server.js',
  'packages/mails/build/render-mail.js',
  'packages/web/build/server/index.js',
  'packages/web/build/client/assets/entry.js',
]

test('an archive holds what a server runs and reads, and nothing of tests', () => {
  const base = repositoryOf([
    ...BUILT,
    'package.json',
    'packages/web/package.json',
    'e2e/package.json',
    'docs/deployment.md',
    'packages/api/src/messages/mail/tables.sql',
    'packages/api/src/mail/send.ts',
    'scripts/start.mjs',
    'packages/api/src/mail/send.test.ts',
    'packages/api/src/testing/app.ts',
    'scripts/start.test.mjs',
    'packages/api/build/tests-journeys.js',
    'packages/api/build/server.js.map',
    'packages/web/app/root.tsx',
    'e2e/club/home.spec.ts',
    '.data/secret',
    'packages/domain/node_modules/x.js',
  ])
  expect(releaseFiles(base)).toEqual([
    'docs/deployment.md',
    'e2e/package.json',
    'package.json',
    'packages/api/build/sdk.js',
    'packages/api/build/server.js',
    'packages/api/src/mail/send.ts',
    'packages/api/src/messages/mail/tables.sql',
    'packages/mails/build/render-mail.js',
    'packages/web/build/client/assets/entry.js',
    'packages/web/build/server/index.js',
    'packages/web/package.json',
    'scripts/start.mjs',
  ])
})

test('of this repository: commands, SQL and lock file are in it, sources of the pages are not', () => {
  const files = releaseFiles()
  for (const file of [
    'package.json',
    'package-lock.json',
    'LICENSE',
    'docs/operations.md',
    'scripts/start.mjs',
  ])
    expect(files).toContain(file)
  expect(files.some((file) => file.endsWith('/tables.sql'))).toBe(true)
  expect(files.some((file) => file.endsWith('/db/cli.ts'))).toBe(true)
  expect(files.some((file) => file.endsWith('/migrations/meta/_journal.json'))).toBe(true)
  expect(files.filter((file) => /^packages\/web\/app\/|\.(test|spec)\.|\/testing\//.test(file))).toEqual([])
})

test('an archive says what it is, and its checksums hold until somebody changes it', async () => {
  const base = repositoryOf([...BUILT, 'package.json'])
  const packages = { 'node_modules/tree': { version: '1.0.0', license: 'MIT' } }
  writeFileSync(path.join(base, 'package-lock.json'), JSON.stringify({ packages }))
  const to = repositoryOf([])
  const { archive } = await writeRelease({ release, to, base })
  expect(path.basename(archive)).toBe('clubhouse-1.2.3-0123456789ab.tar.gz')
  const check = (/** @type {string} */ sums, /** @type {string} */ cwd) =>
    execFileSync('sha256sum', ['--check', '--status', sums], { cwd, stdio: 'ignore' })
  check(`${path.basename(archive)}.sha256`, to)
  execFileSync('tar', ['-xzf', archive], { cwd: to })
  const folder = archive.replace(/\.tar\.gz$/, '')
  expect(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))).toEqual(release)
  check('SHA256SUMS', folder)
  const bill = readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')
  expect(JSON.parse(bill).components).toMatchObject([{ purl: 'pkg:npm/tree@1.0.0' }])
  expect(readFileSync(`${folder}.sbom.cdx.json`, 'utf8')).toBe(bill)
  expect(readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('tree 1.0.0 (MIT)')
  appendFileSync(path.join(folder, 'packages/api/build/server.js'), 'something else')
  expect(() => check('SHA256SUMS', folder)).toThrow()
  appendFileSync(archive, 'something else')
  expect(() => check(`${path.basename(archive)}.sha256`, to)).toThrow()
})

test('what is not built is not packed', async () => {
  const base = repositoryOf(['package.json', 'package-lock.json'])
  await expect(writeRelease({ release, to: repositoryOf([]), base })).rejects.toThrow(
    'Not built: packages/api/build',
  )
})
