import { Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { LETTER_LIMITS } from '@clubhouse/contract/people/office/group-limits'
import { readTeamReach, writeToTeam } from '@clubhouse/contract/people/office/team-letters'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { teamPath, writePath } from '#parts/people/teams/event-paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { LETTER } from './messages.ts'
import styles from './teams.module.css'

export const loader = officeLoader(({ call, headers, params: { id = '' } }) =>
  call(readTeamReach, { headers, params: { group_id: id } }),
)

export const action = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const { field } = readFields(await readForm(request))
  const values = { subject: field('subject').trim(), text: field('text').trim() }
  const errors = {
    ...(values.subject === '' && { subject: LETTER.subjectMissing }),
    ...(values.text === '' && { text: LETTER.textMissing }),
  }
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const { mails } = await call(writeToTeam, { headers, params: { group_id: id }, body: values })
    return redirect(`${teamPath(id)}?done=written&count=${mails}`, 303)
  } catch (error) {
    const { status, message, errors: said } = refusedBy(error, page, LETTER.failed)
    // What the letters themselves call its text.
    const { content, ...fields } = said
    const shown = { ...fields, ...(content && { text: content }) }
    const formError = Object.keys(shown).length > 0 ? null : message
    return answerWith({ formError, errors: shown, values }, status)
  }
})

export const meta = titled<typeof loader>((data) => LETTER.title(data?.name ?? ''))

/** A few lines to the families of a team, and how many get them. */
export default function LetterPage() {
  const { group_id: id, name, mails, players, unreached, left_out: leftOut } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  const here = teamPath(id)
  const beside = [unreached > 0 && LETTER.unreached(unreached), leftOut > 0 && LETTER.leftOut(leftOut)]
  return (
    <OfficePage
      back={{ to: here, label: name }}
      title={LETTER.title(name)}
      lead={mails > 0 && [LETTER.lead(mails, players), ...beside].filter(Boolean).join(' ')}
    >
      {mails === 0 ? (
        <EmptyState icon="mail" action={<ButtonLink to={here}>{LETTER.keep}</ButtonLink>}>
          {LETTER.nobody}
        </EmptyState>
      ) : (
        <Form method="post" action={writePath(id)} className={styles.off} noValidate>
          <FormMessage text={answer?.formError ?? null} />
          <TextField
            label={LETTER.subject}
            hint={LETTER.subjectHint}
            name="subject"
            autoComplete="off"
            maxLength={LETTER_LIMITS.subject}
            defaultValue={answer?.values['subject'] ?? ''}
            error={answer?.errors['subject']}
          />
          <TextArea
            label={LETTER.text}
            hint={LETTER.textHint}
            name="text"
            rows={9}
            limit={LETTER_LIMITS.text}
            defaultValue={answer?.values['text'] ?? ''}
            error={answer?.errors['text']}
          />
          <div className={styles.acts}>
            <Button type="submit" variant="primary" icon="send" loading={isBusy}>
              {LETTER.send(mails)}
            </Button>
            <ButtonLink to={here}>{LETTER.keep}</ButtonLink>
          </div>
        </Form>
      )}
    </OfficePage>
  )
}
