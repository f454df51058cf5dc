import { Link, redirect, useActionData, useLoaderData } from 'react-router'
import { addFamilyMember } from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import styles from './family.module.css'
import { FAMILY, PERSON } from './messages.ts'
import { kindIn, personIn, wrongIn } from './person-fields.ts'
import { PersonForm } from './person-form.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

const ZONE = 'Europe/Dublin'

export const loader = memberLoader(({ page, user }) => ({
  today: dayOf(page.now().toISOString(), ZONE),
  owner: user.user_id,
}))

export const action = memberAction(async ({ call, page, request }) => {
  const fields = await readFormFields(request)
  const kind = kindIn(fields)
  const values = { kind, relation: fields.field('relation'), date_of_birth: fields.field('date_of_birth') }
  const today = dayOf(page.now().toISOString(), ZONE)
  const person = personIn(fields, today)
  const typed = { ...values, first_name: person.first_name, last_name: person.last_name }
  const wrong = wrongIn(fields, kind, today)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: typed })
  try {
    const { member_id: id, is_new: isNew } = await call(addFamilyMember, { body: { ...person, kind } })
    return redirect(withNotice(`/family/${id}`, isNew ? 'person-added' : 'person-there'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, FAMILY.failed)
    return answerWith(
      { errors, formError: Object.keys(errors).length > 0 ? null : message, values: typed },
      status,
    )
  }
})

export const handle = withHero(() => ({ title: PERSON.addTitle, line: PERSON.addLine }))

export const meta = titled(PERSON.addTitle)

export default function AddPage() {
  const { today, owner } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={styles.stack}>
      <Card as="section" padded>
        <PersonForm
          person={null}
          draft={`family/add/${owner}`}
          today={today}
          answer={answer}
          label={PERSON.added}
        />
      </Card>
      <Link className={styles.back} to="/family">
        <Icon name="arrow-left" />
        {FAMILY.back}
      </Link>
    </div>
  )
}
