import type { User } from '@clubhouse/contract/people/people'
import { formatDay } from '@clubhouse/domain/format'
import type { Need } from '@clubhouse/domain/people/home/needs'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { SiteData } from '#lib/page/site-data.ts'
import { MONEY } from '#parts/money/payments/messages.ts'
import { ArrearsNeed, RetryNeed } from '#parts/money/payments/money-needs.tsx'
import { Todo, TodoList } from '#parts/money/payments/todo.tsx'
import { cardInWords } from '#parts/money/payments/words.ts'
import { whoOf } from '@clubhouse/domain/people/home/coming-up'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { HOME } from './messages.ts'

interface Props {
  needs: readonly Need[]
  site: SiteData
  user: User
}

/** What needs doing, the most pressing first; nothing where all is in order. */
export function Needs({ needs, ...props }: Props) {
  if (needs.length === 0) return null
  return (
    <TodoList label={MONEY.needs}>
      {needs.map((need, at) => (
        <One key={at} need={need} {...props} />
      ))}
    </TodoList>
  )
}

function One({ need, site, user }: Omit<Props, 'needs'> & { need: Need }) {
  switch (need.kind) {
    case 'arrears':
      return <ArrearsNeed need={need} />
    case 'retry':
      return <RetryNeed need={need} />
    case 'verify':
      return (
        <Todo tone="open" icon="mail" title={HOME.verify} text={HOME.verifyText(user.email)}>
          <form method="post" action="/authentication/verification">
            <input type="hidden" name="from" value="/" />
            <Button type="submit" wide>
              {HOME.verifyAgain}
            </Button>
          </form>
        </Todo>
      )
    case 'answers': {
      const { form, club } = need
      return (
        <Todo
          tone="open"
          icon="form"
          title={HOME.answers(form.first_name)}
          text={HOME.answersText(club.name, form.form)}
        >
          <ButtonLink
            variant="primary"
            to={`/family/${form.member_id}/answers/${club.account_id}/${form.form_id}`}
          >
            {HOME.answer}
          </ButtonLink>
        </Todo>
      )
    }
    case 'offer': {
      const { plan, count, until } = need.offer
      const day = until && formatDay(until, need.club.time_zone)
      return (
        <Todo tone="open" icon="clock" title={HOME.offer(plan)} text={HOME.offerText(count, day)}>
          <ButtonLink
            variant="primary"
            to={`${siteOrigin({ type: 'club', club: need.club.slug }, site)}/products/membership`}
          >
            {HOME.take}
          </ButtonLink>
        </Todo>
      )
    }
    case 'card': {
      const { item, due, club } = need
      const text = HOME.cardText(whoOf(item), formatDay(due, club.time_zone))
      return (
        <Todo
          tone="open"
          icon="card"
          title={HOME.cardTitle(item.card ? cardInWords(item.card) : HOME.card)}
          text={text}
        >
          <ButtonLink to={`/orders/${item.order_id}`}>{HOME.changeCard}</ButtonLink>
        </Todo>
      )
    }
    case 'renewal':
      return (
        <Todo
          tone="open"
          icon="renew"
          title={HOME.renewal(MONEY.andList(need.people))}
          text={HOME.renewalText(need.club.name)}
        >
          <ButtonLink variant="primary" to="/renew">
            {HOME.renew}
          </ButtonLink>
        </Todo>
      )
  }
}
