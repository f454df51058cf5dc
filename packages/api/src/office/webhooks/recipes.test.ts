import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

/** What docs/webhooks.md tells others to write, run as it stands there. */

const TEXT = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-recipes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Language {
  name: string
  /** As the block is marked. */
  mark: string
  program: string
  file: string
  /** Reads letters from standard input and writes whether each is to be trusted. */
  around: (recipe: string) => string
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'Node',
    mark: 'js',
    program: process.execPath,
    file: 'recipe.mjs',
    around: (recipe) => `import { readFileSync } from 'node:fs'
${recipe}
const letters = JSON.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify(letters.map(({ headers, body, secret }) => isTrusted(headers, body, secret))))`,
  },
  {
    name: 'Python',
    mark: 'python',
    program: 'python3',
    file: 'recipe.py',
    around: (recipe) => `import json, sys
${recipe}
print(json.dumps([is_trusted(each["headers"], each["body"], each["secret"]) for each in json.load(sys.stdin)]))`,
  },
  {
    name: 'PHP',
    mark: 'php',
    program: 'php',
    file: 'recipe.php',
    around: (recipe) => `<?php
${recipe}
$letters = json_decode(stream_get_contents(STDIN), true);
echo json_encode(array_map(fn ($each) => is_trusted($each['headers'], $each['body'], $each['secret']), $letters));`,
  },
]

const recipeIn = (mark: string) => new RegExp(`\`\`\`${mark}\\n([^]*?)\`\`\``).exec(TEXT)?.[1] ?? ''

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0

const body = '{"type": "order.completed", "data": {"name": "Bríd"}}'
const [secret, other] = [newSecret(), newSecret()]
const deliveryId = '7d0a3b52-1111-4c2f-9a53-3d1b6f0c9a11'

function letters() {
  const at = new Date()
  const signed = signedHeaders({ deliveryId, body, at, secrets: [secret] })
  const byBoth = signedHeaders({ deliveryId, body, at, secrets: [other, secret] })
  const long = signedHeaders({ deliveryId, body, at: new Date(at.getTime() - 400_000), secrets: [secret] })
  const { 'webhook-signature': _taken, ...unsigned } = signed
  return [
    { what: 'ours', isTrusted: true, headers: signed, body, secret },
    { what: 'ours, while a secret is changed', isTrusted: true, headers: byBoth, body, secret },
    { what: 'another body', isTrusted: false, headers: signed, body: `${body} `, secret },
    { what: 'another secret', isTrusted: false, headers: signed, body, secret: other },
    { what: 'an old one', isTrusted: false, headers: long, body, secret },
    {
      what: 'another time said',
      isTrusted: false,
      headers: { ...long, 'webhook-timestamp': signed['webhook-timestamp'] },
      body,
      secret,
    },
    { what: 'no time', isTrusted: false, headers: { ...signed, 'webhook-timestamp': 'soon' }, body, secret },
    { what: 'no signature', isTrusted: false, headers: unsigned, body, secret },
    {
      what: 'a short one',
      isTrusted: false,
      headers: { ...signed, 'webhook-signature': 'v1,A' },
      body,
      secret,
    },
    { what: 'nothing', isTrusted: false, headers: {}, body, secret },
  ]
}

describe('O27 the recipe of docs/webhooks.md', () => {
  for (const { name, mark, program, file, around } of LANGUAGES) {
    test(`in ${name} is ten lines`, () => {
      const lines = recipeIn(mark).trim().split('\n').length
      expect(lines).toBeGreaterThan(5)
      expect(lines).toBeLessThanOrEqual(10)
    })
    // Whoever has not got the program is told that it was passed over.
    test.skipIf(!isThere(program))(`in ${name} trusts what we sign and nothing else`, () => {
      const at = path.join(folder, file)
      writeFileSync(at, around(recipeIn(mark)))
      const all = letters()
      const { stdout, stderr } = spawnSync(program, [at], { input: JSON.stringify(all), encoding: 'utf8' })
      expect(stderr).toBe('')
      const said: boolean[] = JSON.parse(stdout)
      expect(all.map(({ what }, index) => [what, said[index]])).toEqual(
        all.map(({ what, isTrusted }) => [what, isTrusted]),
      )
    })
  }
})
