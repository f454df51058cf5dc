import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { SAVE } from '#parts/office/record/messages.ts'
import { PROGRAMMES } from '../messages.ts'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { RecordForm } from '#parts/office/record/use-record-form.tsx'
import { getProgramme, PROGRAMME, programmeValues } from './programme-kind.ts'

export const loader = (args: LoaderFunctionArgs) => loadRecord(args, getProgramme, async () => ({}))
export const action = (args: ActionFunctionArgs) => saveRecord(args, PROGRAMME)

export const meta = titled<typeof loader>((data) => data?.item?.title ?? PROGRAMMES.fresh)

export default function ProgrammePage() {
  const { item, time } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <RecordPage back={{ to: '/programmes', label: PROGRAMMES.title }} title={item?.title ?? PROGRAMMES.fresh}>
      <RecordForm
        key={item ? `${item.program_id} ${item.version}` : 'new'}
        action={`/programmes/${item?.program_id ?? 'new'}`}
        kept={{ values: programmeValues(item ?? { title: '', ends_on: null }), version: item?.version ?? '' }}
        label={item ? SAVE : PROGRAMMES.add}
        timeZone={time.timeZone}
        errors={(fields) => PROGRAMME.errors(PROGRAMME.typed(fields))}
        answer={answer}
      >
        {({ of, theirsOf }) => (
          <FormSection>
            <TextField label={PROGRAMMES.name} autoComplete="off" {...of('title')} />
            <Theirs>{theirsOf('title')}</Theirs>
            <DateField
              calendar
              label={PROGRAMMES.endsOn}
              hint={PROGRAMMES.endsOnHint}
              optional
              {...of('ends_on')}
            />
            <Theirs>{theirsOf('ends_on')}</Theirs>
          </FormSection>
        )}
      </RecordForm>
    </RecordPage>
  )
}
