import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio } from '@clubhouse/domain/site/theme/theme-colours'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const base = readFileSync(new URL('base.css', import.meta.url), 'utf8')

function block(selector: string, from = css): Record<string, string> {
  const start = from.indexOf(`${selector} {`)
  const body = from.slice(from.indexOf('{', start) + 1, from.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const light = block(':root')
const dark = block(":root[data-scheme='auto']")

test('dark is the same whether the device or somebody in the back office chose it', () => {
  const office = readFileSync(new URL('office.css', import.meta.url), 'utf8')
  const chosen = block(":root[data-scheme='dark']", office)
  expect(chosen).toEqual({ ...block(":root[data-scheme='auto']", office), ...dark })
})

test('dark has colours of its own', () => {
  expect(Object.keys(dark).length).toBeGreaterThan(40)
})

const families = ['primary', 'accent', 'warning', 'danger', 'success', 'info']
const pairs = [
  { text: 'ink', on: 'page', least: 4.5 },
  { text: 'ink', on: 'sunken', least: 4.5 },
  { text: 'ink-muted', on: 'page', least: 4.5 },
  { text: 'ink-muted', on: 'raised', least: 4.5 },
  { text: 'ink-muted', on: 'sunken', least: 4.5 },
  { text: 'control-line', on: 'page', least: 3 },
  { text: 'control-line', on: 'raised', least: 3 },
  ...families.flatMap((family) => [
    { text: `${family}-on`, on: family, least: 4.5 },
    { text: `${family}-text`, on: 'page', least: 4.5 },
    { text: `${family}-text`, on: 'raised', least: 4.5 },
    { text: `${family}-line`, on: 'page', least: 3 },
    { text: `${family}-soft-on`, on: `${family}-soft`, least: 4.5 },
  ]),
  { text: 'danger-on', on: 'danger-hover', least: 4.5 },
  { text: 'danger-on', on: 'danger-active', least: 4.5 },
]

test.each(pairs)('$text on $on reaches $least:1, light and dark', ({ text, on, least }) => {
  for (const scheme of [light, { ...light, ...dark }]) {
    expect(contrastRatio(scheme[text] ?? '', scheme[on] ?? '')).toBeGreaterThanOrEqual(least)
  }
})

test('NOTIF-11 the content container is 1200 px with its gutters, the article one 720', () => {
  expect([light['width-container'], light['width-article']]).toEqual(['75rem', '45rem'])
  expect(base).toMatch(/\.container,\s*\.container-article \{[^}]*max-width: calc\(var\(--width-container\)/)
  expect(base).toMatch(/\.container-article \{\s*max-width: calc\(var\(--width-article\)/)
})

test('every size of the scale is there', () => {
  const names = Object.keys(light)
  const wanted = [
    ...[12, 14, 16, 18, 20, 24, 30, 38, 48].map((px) => `text-${px}`),
    ...[4, 8, 12, 16, 24, 32, 48, 64, 96].map((px) => `space-${px}`),
  ]
  expect(wanted.filter((name) => !names.includes(name))).toEqual([])
  expect(wanted.filter((name) => light[name] !== `${Number(name.split('-')[1]) / 16}rem`)).toEqual([])
})
