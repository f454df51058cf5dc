import { expect, test } from 'vitest'
import { readMoreOf } from './read-more.ts'

test.each([
  { link: '/terms', isInApp: false, opens: 'frame', why: 'a page of ours' },
  { link: '/terms', isInApp: true, opens: 'frame', why: 'a page of ours, in the app as well' },
  { link: '/files/code.pdf', isInApp: false, opens: 'tab', why: 'a PDF is read by the browser itself' },
  { link: '/files/code.pdf', isInApp: true, opens: 'app', why: 'a PDF in the app' },
  {
    link: 'https://body.example/Code.PDF?v=2#page=3',
    isInApp: true,
    opens: 'app',
    why: 'however it is written',
  },
  { link: 'https://body.example/code', isInApp: false, opens: 'tab', why: 'another site' },
  { link: 'https://body.example/code', isInApp: true, opens: 'tab', why: 'another site, in the app' },
  { link: 'https://body.example/page?file=a.pdf', isInApp: true, opens: 'tab', why: 'a page about a PDF' },
  { link: ' www.body.example/rules ', isInApp: false, opens: 'tab', why: 'as clubs type it' },
  { link: 'javascript:alert(1)', isInApp: false, opens: undefined, why: 'no address' },
  { link: '//evil.example/x', isInApp: false, opens: undefined, why: 'neither ours nor whole' },
  { link: '/\\evil.example', isInApp: false, opens: undefined, why: 'browsers read this as another site' },
  { link: '', isInApp: false, opens: undefined, why: 'nothing' },
  { link: null, isInApp: true, opens: undefined, why: 'none' },
])('FORM-09 FORM-10 $link → $opens: $why', ({ link, isInApp, opens }) => {
  expect(readMoreOf(link, isInApp)?.opens).toBe(opens)
})

test('FORM-09 an address without a scheme is completed', () => {
  expect(readMoreOf('www.body.example/rules', false)?.href).toBe('https://www.body.example/rules')
})
