import { type MetaArgs, redirect, useLoaderData } from 'react-router'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { withHero } from '#lib/page/hero.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { RENEWAL } from './messages.ts'

/** For whoever renews without a script: the way to the checkout is a link. Only to a club of their own. */
export const loader = memberLoader(async ({ page, user, search }) => {
  const asked = search.get('club')
  const club = user.accounts.find(({ slug }) => slug === asked)
  if (!club) throw redirect('/renew')
  const origin = siteOrigin({ type: 'club', club: club.slug }, page)
  const path = encodeURIComponent('/cart/mine')
  return { checkout: `${origin}/authentication/continue?from=myaccount&path=${path}` }
})

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
