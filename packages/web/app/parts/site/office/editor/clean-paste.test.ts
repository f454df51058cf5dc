// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { harmIn, PASTED } from '@clubhouse/domain/testing/pasted-html'
import { cleanPasted } from './clean-paste.ts'
import { EXTENSIONS } from './extensions.ts'

/** As it stands in the editor, and so as it is saved. */
function written(html: string): string {
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content: html, injectCSS: false })
  const text = editor.getHTML()
  editor.destroy()
  return text
}

test.each(PASTED)('from $from nothing is written that runs or loads from elsewhere', ({ html, clean }) => {
  const text = written(cleanPasted(html))
  expect(harmIn(text)).toEqual([])
  if (clean !== undefined) expect(text).toBe(clean)
})

test('what an article has stays as it was when its editor opens', () => {
  for (const html of [
    '<h2>Fees</h2><p>From <strong>€10</strong> a <em>month</em>.</p>',
    '<ol><li><p>One</p></li></ol><blockquote><p>Up the Rovers!</p></blockquote><hr>',
    '<p><a href="/pages/fees">Fees</a> <a href="mailto:club@example.ie">Mail</a></p>',
    '<figure><img src="/media/dunvarra/ab/pitch.jpg" alt="The pitch" width="800" height="600"><figcaption>The pitch</figcaption></figure>',
    '<img src="/media/dunvarra/ab/line.png" alt="">',
  ])
    expect(written(html)).toBe(html)
})
