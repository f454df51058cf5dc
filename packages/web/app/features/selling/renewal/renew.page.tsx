import { type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { listRenewals } from '@clubhouse/contract/selling/member-renewal'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { Card } from '#ui/card/card.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { ClubRenewal } from './club-renewal.tsx'
import { RENEWAL } from './messages.ts'
import { renewAction } from './renew-action.ts'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = memberLoader(({ call }) => call(listRenewals, {}))

export const action = renewAction

export const handle = withHero(() => ({ title: RENEWAL.title, line: RENEWAL.line }))

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: RENEWAL.title, path: '/renew', isHidden: true })

/** Who of the family could renew, what it costs together, and one button. */
export default function RenewPage() {
  const { clubs } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  if (clubs.length === 0)
    return (
      <Card padded>
        <EmptyState
          icon="check"
          action={
            <ButtonLink variant="secondary" to="/family">
              {RENEWAL.toFamily}
            </ButtonLink>
          }
        >
          {RENEWAL.none}
        </EmptyState>
      </Card>
    )
  return clubs.map((each) => (
    <ClubRenewal
      key={each.club.account_id}
      offered={each}
      showsClub={clubs.length > 1}
      answer={answer?.values['club'] === each.club.slug ? answer : undefined}
    />
  ))
}
