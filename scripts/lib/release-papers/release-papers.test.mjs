import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../places.mjs'
import { billOfMaterials } from './bill-of-materials.mjs'
import { thirdPartyNotices } from './notices.mjs'

const release = { version: '1.2.3', commit: '0123456789abcdef', built_at: '2026-11-18T09:00:00.000Z' }
const lock = {
  packages: {
    '': { license: 'MIT', dependencies: { tree: '1' } },
    'packages/web': { dependencies: { '@of/leaf': '2', tester: '1' } },
    // Of the built server, although nobody but developers installs it.
    'packages/api': { devDependencies: { '@opentelemetry/sdk': '1', tester: '1' } },
    'node_modules/@clubhouse/web': { link: true },
    'node_modules/tree': {
      version: '1.0.0',
      license: 'MIT',
      integrity: `sha512-${Buffer.from('tree').toString('base64')}`,
      dependencies: { '@of/leaf': '1', gone: '1' },
    },
    'node_modules/tree/node_modules/@of/leaf': { version: '1.5.0', license: '(MIT OR ISC)' },
    'node_modules/@of/leaf': { version: '2.0.0', license: 'Our own', optional: true },
    'node_modules/@opentelemetry/sdk': {
      version: '3.0.0',
      license: 'Apache-2.0',
      dev: true,
      dependencies: { told: '1' },
    },
    'node_modules/told': { version: '4.0.0', license: 'MIT', dev: true },
    'node_modules/tester': { version: '1.0.0', license: 'MIT', dev: true },
  },
}

test('the bill names what a server gets, with checksum and licence, and who asks for whom', () => {
  const bill = billOfMaterials(lock, release)
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { timestamp: release.built_at },
  })
  const leaf = { type: 'library', group: '@of', name: 'leaf', hashes: [] }
  expect(bill.components).toEqual([
    {
      ...leaf,
      'bom-ref': 'node_modules/@of/leaf',
      version: '2.0.0',
      scope: 'optional',
      licenses: [{ license: { name: 'Our own' } }],
      purl: 'pkg:npm/%40of/leaf@2.0.0',
    },
    {
      ...leaf,
      'bom-ref': 'node_modules/tree/node_modules/@of/leaf',
      version: '1.5.0',
      scope: 'required',
      licenses: [{ expression: '(MIT OR ISC)' }],
      purl: 'pkg:npm/%40of/leaf@1.5.0',
    },
    {
      type: 'library',
      'bom-ref': 'node_modules/@opentelemetry/sdk',
      group: '@opentelemetry',
      name: 'sdk',
      version: '3.0.0',
      scope: 'required',
      hashes: [],
      licenses: [{ license: { id: 'Apache-2.0' } }],
      purl: 'pkg:npm/%40opentelemetry/sdk@3.0.0',
    },
    {
      type: 'library',
      'bom-ref': 'node_modules/told',
      name: 'told',
      version: '4.0.0',
      scope: 'required',
      hashes: [],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/told@4.0.0',
    },
    {
      type: 'library',
      'bom-ref': 'node_modules/tree',
      name: 'tree',
      version: '1.0.0',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: Buffer.from('tree').toString('hex') }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/tree@1.0.0',
    },
  ])
  expect(bill.dependencies).toEqual([
    {
      ref: 'pkg:generic/clubhouse@1.2.3',
      dependsOn: ['node_modules/@of/leaf', 'node_modules/@opentelemetry/sdk', 'node_modules/tree'],
    },
    { ref: 'node_modules/@of/leaf', dependsOn: [] },
    { ref: 'node_modules/tree/node_modules/@of/leaf', dependsOn: [] },
    { ref: 'node_modules/@opentelemetry/sdk', dependsOn: ['node_modules/told'] },
    { ref: 'node_modules/told', dependsOn: [] },
    { ref: 'node_modules/tree', dependsOn: ['node_modules/tree/node_modules/@of/leaf'] },
  ])
})

test('of this repository: all that is named is there, once, with a checksum', () => {
  const own = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const bill = billOfMaterials(own, release)
  const refs = new Set(bill.components.map((each) => each['bom-ref']))
  expect(refs.size).toBe(bill.components.length)
  expect(refs).toContain('node_modules/fastify')
  expect([...refs].filter((ref) => ref.includes('vitest'))).toEqual([])
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn.filter((ref) => !refs.has(ref)))).toEqual([])
  for (const { hashes, purl } of bill.components) {
    expect(hashes[0], purl).toMatchObject({ alg: 'SHA-512' })
    expect(hashes[0]?.content, purl).toMatch(/^[\da-f]{128}$/)
  }
  // Nothing is left over that nobody asks for.
  const asked = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn))
  expect([...refs].filter((ref) => !asked.has(ref))).toEqual([])
})

test('notices hand the terms on, once where they are the same, and say where there are none', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'clubhouse-notices-'))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  const lay = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
    writeFileSync(path.join(base, file), text)
  }
  lay('node_modules/tree/LICENSE.md', 'Do as you like.\r\n')
  lay('node_modules/tree/node_modules/@of/leaf/licence', 'Do as you like.\n')
  const text = thirdPartyNotices(lock, base)
  expect(text).toContain('@of/leaf 1.5.0 ((MIT OR ISC))\ntree 1.0.0 (MIT)\n\nDo as you like.\n')
  expect(text).toContain(
    '@of/leaf 2.0.0 (Our own)\n@opentelemetry/sdk 3.0.0 (Apache-2.0)\ntold 4.0.0 (MIT)\n\nFor another kind of machine',
  )
  expect(text).not.toContain('tester')
})
