import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getOfficeArticle, listArticleRevisions } from '@clubhouse/contract/site/office/articles'
import { getRephraseOffer } from '@clubhouse/contract/office/rephrase'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubLook } from '#parts/office/club-look.ts'
import { clubTimeOf } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { roomAt } from '../rooms.ts'
import { EditArticle } from './edit-article.tsx'

export { ArticlesError as ErrorBoundary } from '../articles-error.tsx'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { user, club, headers } = await requireClub(page, request)
  const at = { params: { article_id: params['id'] ?? '' }, headers }
  try {
    const [article, revisions, store, offer] = await Promise.all([
      page.call(getOfficeArticle, at),
      page.call(listArticleRevisions, at),
      page.call(getStore, { params: { club: club.slug } }),
      // Without the offer there is no button, and all else works.
      loadPart(page.call(getRephraseOffer, { headers }), page),
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
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** What is being edited is not fetched anew under it: not by a dialog over the page, nor by signing in again there. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id']
}

export function meta({ matches, location, loaderData }: MetaArgs<typeof loader>) {
  const { title, path } = roomAt(location.pathname)
  const own = loaderData?.article.draft.title
  return pageMeta(matches, { title: own ? `${own} | ${title}` : title, path, isHidden: true })
}

/** An article is written here; another one is another editor. */
export default function EditArticlePage() {
  const loaded = useLoaderData<typeof loader>()
  return <EditArticle key={loaded.article.article_id} {...loaded} />
}
