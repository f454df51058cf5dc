import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { GROUP_LIMITS } from '@clubhouse/contract/people/office/group-limits'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Columns, Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { TextField } from '#ui/field/text-field.tsx'
import { EDIT } from './messages.ts'

interface Props {
  action: string
  group: { name: string; season: string }
  answer: FormAnswer | undefined
  /** Its buttons. */
  children: ReactNode
}

/** What a group is called, and when. */
export function GroupForm({ action, group, answer, children }: Props) {
  return (
    <Form method="post" action={action} className={settings.form} noValidate>
      <FormMessage text={answer?.formError ?? null} />
      <input type="hidden" name="intent" value="edit" />
      <GroupFields group={group} answer={answer} />
      <Row>{children}</Row>
    </Form>
  )
}

export function GroupFields({
  group,
  answer,
  label = EDIT.name,
}: Pick<Props, 'group' | 'answer'> & { label?: string }) {
  return (
    <Columns>
      <TextField
        label={label}
        hint={EDIT.nameHint}
        name="name"
        maxLength={GROUP_LIMITS.name}
        autoComplete="off"
        defaultValue={answer?.values['name'] ?? group.name}
        error={answer?.errors['name']}
      />
      <TextField
        label={EDIT.season}
        hint={EDIT.seasonHint}
        name="season"
        optional
        maxLength={GROUP_LIMITS.season}
        autoComplete="off"
        defaultValue={answer?.values['season'] ?? group.season}
        error={answer?.errors['season']}
      />
    </Columns>
  )
}
