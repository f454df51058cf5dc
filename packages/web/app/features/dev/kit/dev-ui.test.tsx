import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import DevUiPage, { loader } from './dev-ui.page.tsx'
import { THEMES } from './themes.ts'

function load(request: Request, mode: 'demo' | 'live') {
  const map = { tilesUrl: null, attribution: '' }
  const context = { get: () => ({ mode, map, host: { type: 'club', club: 'testford' } }) }
  return loader({ request, context } as unknown as Parameters<typeof loader>[0])
}

function draw(query: string): string {
  const request = new Request(`http://club.example/dev/ui${query}`)
  const { data } = load(request, 'demo')
  const Site = createRoutesStub([{ id: 'page', path: '/dev/ui', Component: DevUiPage, loader: () => data }])
  return renderToString(
    <Site initialEntries={[`/dev/ui${query}`]} hydrationData={{ loaderData: { page: data } }} />,
  )
}

test.each([...Object.keys(THEMES).map((name) => `?theme=${name}`), '?scheme=dark', '?dialog=demo'])(
  'the showcase %s is served without a style attribute, which our policy would block',
  (query) => {
    const html = draw(query)
    expect(html).toContain('The kit')
    expect(html.match(/<[^>]*\sstyle=/g)).toBeNull()
  },
)

test('ids are not used twice, so that labels and links find what they name', () => {
  const ids = [...draw('').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('its content stands in the content container', () => {
  expect(draw('')).toMatch(/<div class="container[ "]/)
})

test('TABLE-01 the server sorts, filters and pages the list it serves', () => {
  const html = draw('?filter=marrin&sort=name&sort_direction=desc&per_page=10&page=2')
  expect(html).toContain('Bríd Marrin')
  expect(html).not.toContain('>Tadhg Marrin')
  expect(html).toContain('11<!-- -->–<!-- -->12<!-- --> of <!-- -->12')
})

test('one part is shown alone where the address asks for it', () => {
  const headings = (query: string) => [...draw(query).matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)
  expect(headings('')).toEqual(expect.arrayContaining(['Buttons', 'Maps', 'Tables']))
  expect(headings('?part=maps')).toEqual(['Maps'])
})

test('the showcase does not exist in live mode', () => {
  const request = new Request('http://club.example/dev/ui')
  expect(() => load(request, 'live')).toThrow(expect.objectContaining({ status: 302 }))
})
