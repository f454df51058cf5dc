import { Account } from '@clubhouse/contract/site/club'
import { Article, ArticleSummary, Sponsor } from '@clubhouse/contract/site/content'
import { expect, test } from 'vitest'
import { aSponsor, anAccount, anArticle, anArticleSummary } from './builders.ts'

test('what the builders make is what the contract accepts', () => {
  expect(Account.parse(anAccount())).toEqual(anAccount())
  expect(Article.parse(anArticle())).toEqual(anArticle())
  expect(ArticleSummary.parse(anArticleSummary())).toEqual(anArticleSummary())
  expect(Sponsor.parse(aSponsor())).toEqual(aSponsor())
})

test('a test changes only what it is about', () => {
  const article = anArticle({ title: 'Fáilte ar ais', published_at: null })
  expect(article).toMatchObject({ slug: 'failte-ar-ais', published_at: null, type: 'News' })
  expect(article.article_id).not.toBe(anArticle().article_id)
})
