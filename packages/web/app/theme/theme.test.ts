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

const both = block(':root')
/** What a colour is in one of the two: each has its other beside it, or is the same in both. */
const as = (scheme: 1 | 2) =>
  Object.fromEntries(
    Object.entries(both).map(([name, value]) => [
      name,
      /^light-dark\((#\w+|transparent), (#\w+|transparent)\)$/.exec(value)?.[scheme] ?? value,
    ]),
  )
const [light, dark] = [as(1), as(2)]

test('dark has colours of its own, and stands once: by the device’s wish or by somebody’s choice', () => {
  const office = readFileSync(new URL('office.css', import.meta.url), 'utf8')
  expect(Object.keys(dark).filter((name) => dark[name] !== light[name]).length).toBeGreaterThan(40)
  expect(css + office).not.toContain('prefers-color-scheme')
  expect(css).toMatch(/:root \{\s*color-scheme: light;/)
  expect(css).toMatch(/:root\[data-scheme='auto'\] \{\s*color-scheme: light dark;\s*\}/)
  expect(css).toMatch(/:root\[data-scheme='dark'\] \{\s*color-scheme: dark;\s*\}/)
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
  for (const scheme of [light, dark]) {
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
