import type { LoaderFunctionArgs } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getOfficeAccount, listSiteRevisions } from '@clubhouse/contract/identity/office/account'
import { listOfficeArticles } from '@clubhouse/contract/site/office/articles'
import type { ContentType } from '@clubhouse/contract/site/content'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { clubTimeOf } from '#parts/office/club-time.ts'
import { type AccountHeader, requireClub } from '#parts/office/require-club.ts'

/** What a link on the site can lead to. */
export interface Target {
  slug: string
  title: string
  isOut: boolean
}

/** What both rooms begin with; `of` are the texts that their links may lead to. */
export async function loadSite({ request, context }: LoaderFunctionArgs, of: ContentType) {
  const page = context.get(pageContext)
  const { user, club, headers } = await requireClub(page, request)
  try {
    const [account, revisions, store, targets] = await Promise.all([
      page.call(getOfficeAccount, { headers }),
      page.call(listSiteRevisions, { headers }),
      page.call(getStore, { params: { club: club.slug } }),
      // Without them an address can still be kept as it is.
      loadPart(targetsOf(page, headers, of), page),
    ])
    return {
      site: account.site,
      revisions: revisions.items,
      time: clubTimeOf(page, store),
      userId: user.user_id,
      clubId: club.account_id,
      features: store.features.names,
      targets: targets.value ?? [],
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export type LoadedSite = Awaited<ReturnType<typeof loadSite>>

async function targetsOf(page: PageContext, headers: AccountHeader, type: ContentType): Promise<Target[]> {
  const query = { types: [type], per_page: 100 }
  const { items } = await page.call(listOfficeArticles, { headers, query })
  return items
    .filter(({ slug }) => slug !== '')
    .map(({ slug, title, status }) => ({ slug, title, isOut: status === 'published' }))
}
