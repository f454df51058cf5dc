import { expect, test } from 'vitest'
import type { ArticleDraft } from '@clubhouse/contract/site/office/articles'
import { articleChanges, articleErrors, EMPTY_ARTICLE, slugFor } from './article-draft.ts'
import { inkOf, plainTextOf, textLengthOf } from './article-text.ts'

const anArticle = (more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  ...EMPTY_ARTICLE,
  title: 'The shield is back',
  content: '<p>At last.</p>',
  ...more,
})

test.each([
  { html: '', length: 0 },
  { html: '<p></p>', length: 0 },
  { html: '<p>Sé</p>', length: 2 },
  { html: '<p>a</p>\n<p>b</p>', length: 2 },
  { html: '<p>5 &lt; 6 &amp;&nbsp;7</p>', length: 9 },
  { html: '<p>&#8364;&#x20ac;🏆</p>', length: 3 },
  { html: '<table><tr><td>1</td><td>2</td></tr></table>', length: 2 },
  { html: '<img src="/media/a/b.jpg" alt="not counted">', length: 0 },
])('EDITOR-02 $html has $length characters, tags excluded', ({ html, length }) => {
  expect(textLengthOf(html)).toBe(length)
})

test('a text without its tags has a line for each paragraph', () => {
  expect(
    plainTextOf('<h2>Fees</h2><p>From <b>€10</b>&nbsp;a month.</p><ul><li>One</li><li>Two</li></ul>'),
  ).toBe('Fees\nFrom €10 a month.\nOne\nTwo')
  expect(inkOf(' a b\n\tc ')).toBe(3)
})

test.each<{ what: string; more: Partial<ArticleDraft>; errors: object }>([
  { what: 'whole', more: {}, errors: {} },
  { what: 'without a title', more: { title: '  ' }, errors: { title: 'Give it a title' } },
  {
    what: 'without a text',
    more: { content: '<p>&nbsp;</p>' },
    errors: { content: 'Write something first' },
  },
  { what: 'a picture alone', more: { content: '<img src="/media/a/b.jpg" alt="The cup">' }, errors: {} },
  {
    what: 'too long',
    more: { content: `<p>${'a'.repeat(6234)}</p>` },
    errors: { content: 'The text is 1,234 characters too long. 5,000 is the most.' },
  },
  {
    what: 'a picture nobody described',
    more: { content: '<p>x</p><img src="/media/a/b.jpg">' },
    errors: { content: 'Say what the picture shows, or mark it as decorative' },
  },
  {
    what: 'two of them',
    more: {
      content:
        '<p>x</p><img src="/media/a/b.jpg"><img src="/media/a/c.jpg"><img src="/media/a/d.jpg" alt="">',
    },
    errors: { content: 'Say what 2 pictures show, or mark them as decorative' },
  },
  {
    what: 'a main picture nobody described',
    more: { image_id: 'x' },
    errors: { image: 'Say what the picture shows, or mark it as decorative' },
  },
  { what: 'a decorative main picture', more: { image_id: 'x', image_decorative: true }, errors: {} },
  {
    what: 'our own address',
    more: { slug: 'club' },
    errors: { slug: 'We use this address ourselves. Choose another.' },
  },
])('$what', ({ more, errors }) => {
  expect(articleErrors(anArticle(more))).toEqual(errors)
})

test('the address is what was chosen, or what the title says', () => {
  expect(slugFor(anArticle())).toBe('the-shield-is-back')
  expect(slugFor(anArticle({ slug: 'shield' }))).toBe('shield')
})

test('what became different is said in words, a text by its length', () => {
  const after = anArticle({ title: 'New', content: '<p>Longer.</p>', image_id: 'x', image_alt: 'The cup' })
  expect(articleChanges(anArticle(), after)).toEqual([
    { field: 'Title', before: 'The shield is back', after: 'New' },
    { field: 'Text', before: '8 characters', after: '7 characters' },
    { field: 'Picture', before: 'none', after: 'another picture' },
    { field: 'Alt text', before: '', after: 'The cup' },
  ])
  expect(articleChanges(after, after)).toEqual([])
})
