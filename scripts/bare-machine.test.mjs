import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/places.mjs'

const STATIC = /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm

/** Every file that a command reads before it does anything. @param {string} file @param {Set<string>} [seen] */
function readFirst(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const from of importsOf(file))
    if (from.startsWith('.')) readFirst(path.join(path.dirname(file), from), seen)
  return seen
}

/** @param {string} file */
const importsOf = (file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(STATIC)].map(
    ([, from, alone]) => from ?? alone ?? '',
  )

const commands = readdirSync(path.join(root, 'scripts')).filter(
  (name) => /^[a-z-]+\.mjs$/.test(name) && !name.startsWith('vitest'),
)

test.each(commands)('%s begins on a machine without a package', (name) => {
  const packages = [...readFirst(`scripts/${name}`)].flatMap((file) =>
    importsOf(file)
      .filter((from) => !/^(\.|node:)/.test(from))
      .map((from) => `${file}: ${from}`),
  )
  expect(packages).toEqual([])
})
