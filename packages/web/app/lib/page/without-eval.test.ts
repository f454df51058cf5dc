import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neverAsks } from '../../../without-eval.config.ts'

const util = readFileSync(
  new URL(import.meta.resolve('zod/v4/core')).pathname.replace('index.js', 'util.js'),
  'utf8',
)

test('the pages’ Zod never asks the browser for eval, which the content security policy refuses', () => {
  expect(util).toContain('new F("")')
  const built = neverAsks(util)
  expect(built).not.toContain('new F(')
  expect(built).toContain('export const allowsEval = { value: false };\nexport function isPlainObject')
})
