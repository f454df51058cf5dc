import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#testing/error-code.ts'
import { openTestDatabase, type TestDatabase, TEST_NOW } from '#testing/test-database.ts'
import { type ArticleToSave, saveArticle } from './save-article.ts'

let database: TestDatabase
let clubId: string
beforeAll(async () => {
  database = await openTestDatabase()
  const [club] = await database.asOwner<{ id: string }>("select id from clubs where slug = 'dunvarra'")
  clubId = club?.id ?? ''
})
afterAll(() => database.drop())

const anArticle = (more: Partial<ArticleToSave> = {}): ArticleToSave => ({
  id: crypto.randomUUID(),
  type: 'News',
  slug: 'a-new-story',
  title: 'A new story',
  summary: '',
  content: '<p>It rained.</p>',
  imageId: null,
  status: 'published',
  publishedAt: TEST_NOW,
  createdAt: TEST_NOW,
  ...more,
})
const save = (article: ArticleToSave) =>
  database.db.withClub(clubId, (tx) => saveArticle(tx, clubId, article))
const stored = (id: string) => database.asOwner('select title, content from articles where id = $1', [id])

test('NEWS-04 only safe HTML is stored', async () => {
  const article = anArticle({
    content:
      '<p>Hello</p><script>alert(1)</script><img src="/media/x.jpg" onerror="alert(1)"><img src="https://elsewhere.example/pixel.gif" alt="">',
  })
  await save(article)
  expect(await stored(article.id)).toEqual([
    { title: 'A new story', content: '<p>Hello</p><img src="/media/x.jpg" loading="lazy" />' },
  ])
})

test('saving again changes the article instead of adding one', async () => {
  const article = anArticle({ slug: 'told-twice' })
  await save(article)
  await save({ ...article, title: 'Told better' })
  expect(await stored(article.id)).toMatchObject([{ title: 'Told better' }])
})

test.each([
  { what: 'a slug that the club has already', more: { slug: 'fees' }, code: '23505' },
  {
    what: 'a published article without its date',
    more: { slug: 'undated', publishedAt: null },
    code: '23514',
  },
  {
    what: 'a picture that the club does not have',
    more: { slug: 'blank', imageId: crypto.randomUUID() },
    code: '23503',
  },
])('the database refuses $what', async ({ more, code }) => {
  expect(await errorCode(save(anArticle(more)))).toBe(code)
})
