import { type SQL, sql } from 'drizzle-orm'
import type { AnswerFilter, RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { saysWhichState } from '@clubhouse/domain/messages/mailings/recipients'

/**
 * Conditions as SQL over one membership: `m` itself, `pl` its plan, `about` what is known of its member. The rules are
 * those of domain/mails/lists/recipients.ts; whatever a caller says comes in as a value.
 */
export function conditionsOf(filters: readonly RecipientFilter[], today: string): SQL {
  const asked = saysWhichState(filters)
    ? filters
    : [...filters, { filter: 'status' as const, is: ['active' as const] }]
  return sql.join(
    asked.map((filter) => sql`(${condition(filter, today)})`),
    sql` and `,
  )
}

/** Whether letters about a juvenile go to whoever has the account alone. */
export const isToAccountHolder = (filters: readonly RecipientFilter[]): boolean =>
  filters.some((filter) => filter.filter === 'write_to' && filter.is === 'account_holder')

const anyOf = (values: readonly string[], type: 'uuid' | 'text'): SQL =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))::${sql.raw(type)}[])`

/** Of one membership on a day, as domain/members/membership-state.ts says it. */
const stateOn = (today: string): SQL =>
  sql`case when m.status = 'cancelled' then 'cancelled' when m.ends_on < ${today} then 'ended' else 'active' end`

/** As domain/time/plain-date.ts counts years. */
export const ageOn = (day: string): SQL =>
  sql`(left(${day}, 4)::int - left(about.born, 4)::int - (substr(${day}, 6) < substr(about.born, 6))::int)`

const OWES = sql`exists (select from payments_of_plans s where s.club_id = m.club_id
  and s.order_item_id = m.order_item_id and s.status in ('planned', 'charging', 'failed'))`
const IN_ARREARS = sql`exists (select from payments_of_plans s where s.club_id = m.club_id
  and s.order_item_id = m.order_item_id and s.status = 'failed')`

function condition(filter: RecipientFilter, today: string): SQL {
  switch (filter.filter) {
    case 'plan':
      return sql`m.plan_id = ${anyOf(filter.is, 'uuid')}`
    case 'program':
      return sql`pl.program_id = ${anyOf(filter.is, 'uuid')}`
    case 'group':
      return sql`exists (select from group_members b where b.club_id = m.club_id and b.member_id = m.member_id
        and b.group_id = ${anyOf(filter.is, 'uuid')})`
    case 'people':
      return sql`m.member_id = ${anyOf(filter.is, 'uuid')}`
    case 'family':
      return sql`m.user_id = ${anyOf(filter.is, 'uuid')}`
    case 'status':
      return sql`${stateOn(today)} = ${anyOf(filter.is, 'text')}`
    case 'kind':
      return filter.is === 'juvenile' ? sql`about.is_juvenile` : sql`not about.is_juvenile`
    case 'age':
      return sql.join(
        [
          sql`about.born is not null`,
          ...(filter.from === null ? [] : [sql`${ageOn(filter.on ?? today)} >= ${filter.from}`]),
          ...(filter.to === null ? [] : [sql`${ageOn(filter.on ?? today)} <= ${filter.to}`]),
        ],
        sql` and `,
      )
    case 'payment':
      if (filter.is === 'paid') return sql`not ${OWES}`
      return filter.is === 'owing' ? OWES : IN_ARREARS
    case 'news':
      return sql`exists (select from users n where n.id = m.user_id and n.receive_updates)`
    case 'write_to':
      return sql`true`
    case 'answer':
      return answered(filter)
  }
}

function answered({ about, form_id: formId, question_id: question, match, values }: AnswerFilter): SQL {
  const told = about === 'guardian' ? sql`guardian` : sql`told`
  // Of the platform's questions some are asked about both in one form; a form that is named means what it asks.
  const elsewhere = about === 'member' && formId === null ? sql`, 'guardian_details'` : sql``
  const words = sql`answer_words(${told}.answers, ${question}${elsewhere})`
  const given =
    formId === null ? words : sql`case when ${told}.form_id = ${formId} then ${words} else '{}' end`
  switch (match) {
    case 'is':
      return sql`${given} && ${listed(values)}`
    case 'is_not':
      return sql`not ${given} && ${listed(values)}`
    case 'answered':
      return sql`${given} <> '{}'`
    case 'unanswered':
      return sql`${given} = '{}'`
  }
}

const listed = (values: readonly string[]): SQL =>
  sql`array(select lower(v) from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) v)`
