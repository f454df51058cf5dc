import { useState } from 'react'
import { Form } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { GroupFields } from './group-form.tsx'
import { GROUPS_PATH } from './groups-list.tsx'
import { ADD } from './messages.ts'

export const NEW = 'new'

interface Props {
  groups: readonly { id: string; name: string }[]
  people: readonly { id: string }[]
  answer: FormAnswer | undefined
}

/** Without a script both questions are there, and the first decides. */
export function ChooseGroup({ groups, people, answer }: Props) {
  const isHydrated = useHydrated()
  const [group, setGroup] = useState(answer?.values['group'] ?? (groups.length === 0 ? NEW : ''))
  const here = `${GROUPS_PATH}/add?${new URLSearchParams(people.map(({ id }) => ['on', id])).toString()}`
  return (
    <Form method="post" action={here} className={settings.form} noValidate>
      <FormMessage text={answer?.formError ?? null} />
      <Select
        label={ADD.which}
        name="group"
        placeholder={ADD.choose}
        options={[
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW, label: ADD.aNew },
        ]}
        defaultValue={group}
        onChange={({ currentTarget }) => setGroup(currentTarget.value)}
        error={answer?.errors['group']}
      />
      {(group === NEW || !isHydrated) && (
        <GroupFields group={{ name: '', season: '' }} answer={answer} label={ADD.newName} />
      )}
      <Row>
        <Button type="submit" variant="primary">
          {ADD.add}
        </Button>
      </Row>
    </Form>
  )
}
