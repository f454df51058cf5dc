import * as articles from '@clubhouse/contract/site/office/articles'
import { rephraseText } from '@clubhouse/contract/office/rephrase'
import { isRefusal } from '@clubhouse/contract/refusal'
import { readJson } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { chosenClub } from '#parts/office/require-club.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { EDIT } from '../messages.ts'
import type { Act, ActAnswer } from './acts.ts'

/**
 * Where the editor saves, publishes and asks: no page, only an answer, so that whatever happens the editor stays as it is. It is
 * one of our pages and not the API, because here a sign-in that has run out is renewed on the way.
 */
export const action = publicAction(async ({ call, page, request, params }): Promise<Response> => {
  const user = await page.user()
  const club = user && chosenClub(page, user, request)
  if (!club) return answer({ kind: 'signed-out' }, 401)
  const headers = { 'x-account-id': club.account_id }
  const at = { params: { article_id: params['id'] ?? '' }, headers }
  // The gate reads each body by the contract, whatever was sent.
  const act = (await readJson(request)) as Act
  try {
    return answer(await done(), 200)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, EDIT.notDone)
    if (status === 401) return answer({ kind: 'signed-out' }, 401)
    if (isRefusal(error) && error.code === 'draft_changed')
      return answer({ kind: 'conflict', message, theirs: await call(articles.getOfficeArticle, at) }, 409)
    return answer({ kind: 'refused', message: message || EDIT.notDone, errors }, status)
  }

  async function done(): Promise<ActAnswer> {
    const { base_revision } = act
    switch (act.do) {
      case 'save':
        return article(articles.saveArticleDraft, { base_revision, draft: act.draft })
      case 'archive':
        return article(articles.saveArticleDraft, { base_revision, archived: act.archived })
      case 'publish':
        return article(articles.publishArticle, { base_revision, ...(act.at && { at: act.at }) })
      case 'unpublish':
        return { kind: 'done', article: await call(articles.unpublishArticle, at) }
      case 'discard':
        return {
          kind: 'done',
          article: await call(articles.discardArticleDraft, { ...at, query: { base_revision } }),
        }
      case 'restore': {
        const version = { ...at.params, number: act.number }
        const body = { base_revision }
        return {
          kind: 'done',
          article: await call(articles.restoreArticleRevision, { params: version, headers, body }),
        }
      }
      case 'history':
        return { kind: 'history', revisions: (await call(articles.listArticleRevisions, at)).items }
      case 'preview':
        return { kind: 'preview', url: (await call(articles.previewArticle, { ...at, body: {} })).url }
      case 'rephrase': {
        const { text, tone, language } = act
        const body = { text, tone, language, module: 'article' }
        return { kind: 'rephrased', text: (await call(rephraseText, { headers, body })).data.rephrased }
      }
      default:
        return { kind: 'refused', message: EDIT.notDone, errors: {} }
    }
  }

  async function article(
    endpoint: typeof articles.saveArticleDraft | typeof articles.publishArticle,
    body: object,
  ): Promise<ActAnswer> {
    return { kind: 'done', article: await call(endpoint, { ...at, body: body as never }) }
  }
})

const answer = (body: ActAnswer, status: number): Response => Response.json(body, { status })
