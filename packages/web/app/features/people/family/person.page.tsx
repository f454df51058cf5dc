import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { getFamilyMember } from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import styles from './family.module.css'
import { KnownSection } from './known-section.tsx'
import { FAMILY, PERSON } from './messages.ts'
import { OwnSignIn } from './own-sign-in.tsx'
import { personAction } from './person-action.ts'
import { roleOf } from './person-card.tsx'
import { PersonForm } from './person-form.tsx'
import { PlanLine } from './plan-line.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const loader = memberLoader(async ({ call, page, user, search, params }) => {
  const showsMedical = search.get('medical') === 'true'
  const view = await call(getFamilyMember, {
    params: { member_id: params['memberId'] ?? '' },
    query: { medical: showsMedical ? 'true' : 'false' },
  })
  return {
    ...view,
    showsMedical,
    today: dayOf(page.now().toISOString(), 'Europe/Dublin'),
    ownEmail: user.email,
  }
})

export const action = personAction

export const handle = withHero(({ person }: Loaded) => ({
  title: `${person.first_name} ${person.last_name}`,
  line: roleOf(person),
}))

export const meta = titled<typeof loader>((data) =>
  data ? `${data.person.first_name} ${data.person.last_name}` : FAMILY.title,
)

/** One of the family: what they belong to, who they are, and what their clubs know. */
export default function PersonPage() {
  const { person, date_of_birth, can_change, known, showsMedical, today, ownEmail } =
    useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { member_id: id, first_name: name, memberships, is_self: isSelf } = person
  const isSaving = answer?.values['intent'] === 'save'
  const refused = answer && !isSaving && answer.values['intent'] !== 'invite' ? answer.formError : null
  const values = { ...person, date_of_birth }
  return (
    <div className={styles.stack}>
      <FormMessage text={refused} />
      <Card as="section" padded>
        <h2 className={styles.title}>{PERSON.memberships}</h2>
        {memberships.length === 0 && <p className={styles.quiet}>{FAMILY.notMember}</p>}
        <div className={styles.grid}>
          {memberships.map((each) => (
            <PlanLine key={each.membership_id} membership={each} withClub />
          ))}
        </div>
        {memberships.some(({ state }) => state === 'active') && (
          <p className={styles.note}>
            <ButtonLink to={`/family/${id}/card`} icon="qr-code">
              {FAMILY.card}
            </ButtonLink>
          </p>
        )}
      </Card>
      {person.may_have_own_sign_in && (
        <OwnSignIn key={id} person={person} knownEmail={emailIn(known, ownEmail)} answer={answer} />
      )}
      <Card as="section" padded>
        <h2 className={styles.title}>{PERSON.details}</h2>
        {isSelf && <ButtonLink to="/details">{PERSON.own}</ButtonLink>}
        {!isSelf && !can_change && <p className={styles.quiet}>{PERSON.held}</p>}
        {can_change && (
          <PersonForm
            key={id}
            person={values}
            draft={`family/${id}`}
            today={today}
            answer={isSaving ? answer : undefined}
            label={PERSON.save}
          />
        )}
      </Card>
      <KnownSection memberId={id} name={name} known={known} showsMedical={showsMedical} />
      {can_change && (
        <Card as="section" padded>
          <p className={styles.note}>{PERSON.removeLead(name)}</p>
          <Form method="post">
            <input type="hidden" name="intent" value="remove" />
            <Button type="submit" variant="danger" icon="trash">
              {PERSON.remove}
            </Button>
          </Form>
        </Card>
      )}
      <Link className={styles.back} to="/family">
        <Icon name="arrow-left" />
        {FAMILY.back}
      </Link>
    </div>
  )
}

/** An e-mail that a club was told, unless it is the guardian's own. */
function emailIn(known: Loaded['known'], own: string): string {
  const told = known
    .flatMap(({ answers }) => answers.sections.flatMap(({ questions }) => questions))
    .find(({ default_question_id: id, answer }) => id === 'email' && answer !== own)?.answer
  return typeof told === 'string' ? told : ''
}
