import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { RENEWAL } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** For whoever renews without a script: the way to the checkout is a link. Only to a club of their own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const user = await requireUser(page, request)
  const asked = askedAddress(request).searchParams.get('club')
  const club = user.accounts.find(({ slug }) => slug === asked)
  if (!club) throw redirect('/renew')
  const origin = siteOrigin({ type: 'club', club: club.slug }, page)
  const path = encodeURIComponent('/cart/mine')
  return { checkout: `${origin}/authentication/continue?from=myaccount&path=${path}` }
}

export const handle = withHero(() => ({ title: RENEWAL.readyTitle }))

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: RENEWAL.readyTitle, path: '/renew/ready', isHidden: true })

export default function ReadyPage() {
  const { checkout } = useLoaderData<typeof loader>()
  return (
    <Card padded>
      <EmptyState
        icon="cart"
        action={
          <ButtonLink variant="primary" to={checkout} reloadDocument>
            {RENEWAL.toCheckout}
          </ButtonLink>
        }
      >
        {RENEWAL.ready}
      </EmptyState>
    </Card>
  )
}
