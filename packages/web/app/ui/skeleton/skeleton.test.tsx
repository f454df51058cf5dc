import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SkeletonLines, SkeletonTiles } from './skeleton.tsx'

const count = (html: string, name: string) => html.split(new RegExp(`class="[^"]*\\b${name}\\b`)).length - 1

test('NOTIF-09 skeletons exist as lines and as tiles, as many as are coming', () => {
  expect(count(renderToStaticMarkup(<SkeletonLines count={4} />), 'line')).toBe(4)
  expect(count(renderToStaticMarkup(<SkeletonTiles count={6} />), 'tile')).toBe(6)
})

test('they say that something is loading and show nothing for the first 150 ms', () => {
  expect(renderToStaticMarkup(<SkeletonLines />)).toContain('role="status" aria-label="Loading"')
  const css = readFileSync(new URL('skeleton.module.css', import.meta.url), 'utf8')
  expect(css).toMatch(/\.skeleton \{\s*opacity: 0;\s*animation: appear [^;]* 150ms forwards/)
})
