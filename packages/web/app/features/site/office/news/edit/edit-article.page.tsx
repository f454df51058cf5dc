import { type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getOfficeArticle, listArticleRevisions } from '@clubhouse/contract/site/office/articles'
import { getRephraseOffer } from '@clubhouse/contract/office/rephrase'
import { loadPart } from '#lib/page/api.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubLook } from '#parts/office/club-look.ts'
import { clubTimeOf } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { sectionAt } from '../sections.ts'
import { EditArticle } from './edit-article.tsx'

export const loader = officeLoader(async ({ call, page, user, club, headers, params }) => {
  const at = { params: { article_id: params['id'] ?? '' }, headers }
  const [article, revisions, store, offer] = await Promise.all([
    call(getOfficeArticle, at),
    call(listArticleRevisions, at),
    call(getStore, { params: { club: club.slug } }),
    // Without the offer there is no button, and all else works.
    loadPart(call(getRephraseOffer, { headers }), page),
  ])
  return {
    article,
    revisions: revisions.items,
    time: clubTimeOf(page, store),
    userId: user.user_id,
    clubName: store.name,
    look: clubLook(store.theme),
    service: offer.value?.service ?? 'none',
  }
})

/** What is being edited is not fetched anew under it: not by a dialog over the page, nor by signing in again there. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id']
}

export function meta({ matches, location, loaderData }: MetaArgs<typeof loader>) {
  const { title, path } = sectionAt(location.pathname)
  const own = loaderData?.article.draft.title
  return pageMeta(matches, { title: own ? `${own} | ${title}` : title, path, isHidden: true })
}

/** An article is written here; another one is another editor. */
export default function EditArticlePage() {
  const loaded = useLoaderData<typeof loader>()
  return <EditArticle key={loaded.article.article_id} {...loaded} />
}
