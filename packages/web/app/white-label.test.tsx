import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { aSite, anOriginal, drawOnSite } from './lib/testing/on-site.tsx'
import Shell from './sites/club/shell.tsx'

const CLUB = {
  name: 'Ballymoran Wheelers',
  logo_image: anOriginal('wheel'),
  layout_image: anOriginal('road'),
  facebook: 'https://facebook.example/wheelers',
  banner: { title: 'Hill climb on Sunday', short_content: 'Bring lights.', url: 'hill', external_url: null },
  menu_items: [{ position: 1, type: 'Page' as const, kind: null, title: 'Routes', url: 'routes', pages: [] }],
}

test('SHELL-01 what a page shows of the club comes from its account', () => {
  const html = drawOnSite(<Shell />, aSite(CLUB), '/')
  for (const value of [
    'Ballymoran Wheelers',
    '/media/testford/1/wheel',
    '/media/testford/1/road',
    'https://facebook.example/wheelers',
    'Hill climb on Sunday',
    'Bring lights.',
    'Routes',
  ]) {
    expect(html, value).toContain(value)
  }
})

test('SHELL-01 no page, rule or style of ours names a club or holds its colours', () => {
  const roots = ['.', '../../domain/src', '../../contract/src'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.(tsx?|css)$/.test(file.name))
      .map((file) => `${file.parentPath}/${file.name}`)
      .filter((file) => !/\.test\.|\/testing\/|\/features\/dev\/kit\//.test(file)),
  )
  expect(files.length).toBeGreaterThan(100)
  const club = /dunvarra|inishvarn|#0b5d3b|#f2b705|#14213d|#ff6b57/i
  expect(files.filter((file) => club.test(readFileSync(file, 'utf8')))).toEqual([])
})
