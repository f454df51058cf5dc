import { expect, test } from 'vitest'
import { paragraphsOf } from './letter-text.ts'

const BY = ['Con Coach', 'Under 12s']
const SIGNED = '<p>Con Coach<br>Under 12s</p>'

test.each([
  ['Bring a drink.', `<p>Bring a drink.</p>${SIGNED}`],
  ['One.\r\nTwo.\r\n\r\n \r\nThree.', `<p>One.<br>Two.</p><p>Three.</p>${SIGNED}`],
  ['Tea & <b>cake</b>', `<p>Tea &amp; &lt;b&gt;cake&lt;/b&gt;</p>${SIGNED}`],
])('what a coach typed is paragraphs, and never HTML: %j', (typed, html) => {
  expect(paragraphsOf(typed, BY)).toBe(html)
})
