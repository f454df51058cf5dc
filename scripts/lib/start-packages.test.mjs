import { expect, test } from 'vitest'
import { missingAtStart } from './start-packages.mjs'

const needs = new Map([['api', new Set(['fastify', '@fastify/static'])]])
const found = (/** @type {string} */ code, file = 'packages/api/src/app.ts') =>
  missingAtStart(file, code, needs).map(({ message }) => message.split(',')[0])

test('what runs may import what npm start installs', () => {
  expect(found(`import fastify from 'fastify'\nimport x from '@fastify/static/lib/x.js'`)).toEqual([])
})

test.each([
  [`import { test } from 'vitest'`, 'imports vitest'],
  [`const { x } = await import('@redocly/openapi-core/lib/x')`, 'imports @redocly/openapi-core'],
  [`import { type Test } from 'vitest'`, 'imports vitest'],
])('%s is refused', (code, message) => {
  expect(found(code)).toEqual([message])
})

test('types, Node, our own files and what the build makes are no packages', () => {
  const code = [
    `import type { Test } from 'vitest'`,
    `import path from 'node:path'`,
    `import { x } from './x.ts'`,
    `import { y } from '~/y'`,
    `import address from 'virtual:early-script'`,
    `// import 'vitest'`,
  ]
  expect(found(code.join('\n'))).toEqual([])
})

test('a tool of developers is not started', () => {
  expect(found(`import { defineConfig } from 'drizzle-kit'`, 'packages/api/drizzle.config.ts')).toEqual([])
  expect(found(`import { test } from 'vitest'`, 'scripts/check.mjs')).toEqual([])
})
