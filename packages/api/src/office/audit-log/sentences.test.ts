import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SENTENCES } from '@clubhouse/domain/office/audit-log/sentences'

/** Every kind that a capability declares, read from where it is declared. */
function declaredKinds(): string[] {
  const root = resolve(import.meta.dirname, '../..')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const [, declared = ''] =
        /interface AuditKinds \{([^}]*)\}/.exec(readFileSync(resolve(root, file), 'utf8')) ?? []
      return [...declared.matchAll(/'?([\w-]+)'?: true/g)].map(([, kind = '']) => kind)
    })
}

test('every kind of event has a sentence in plain words', () => {
  const kinds = declaredKinds()
  expect(kinds.length).toBeGreaterThan(30)
  expect(kinds.filter((kind) => !Object.hasOwn(SENTENCES, kind))).toEqual([])
})

test('no sentence is for a kind that nobody writes', () => {
  const kinds = declaredKinds()
  expect(Object.keys(SENTENCES).filter((kind) => !kinds.includes(kind))).toEqual([])
})
