import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { SAVE } from '#parts/office/thing/messages.ts'
import { PROGRAMMES } from '../messages.ts'
import { loadThing } from '#parts/office/thing/load-thing.ts'
import { saveThing } from '#parts/office/thing/save-thing.ts'
import { ThingPage } from '#parts/office/thing/thing-page.tsx'
import { ThingForm } from '#parts/office/thing/use-thing-form.tsx'
import { getProgramme, PROGRAMME, programmeValues } from './programme-kind.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadThing(args, getProgramme, async () => ({}))
export const action = (args: ActionFunctionArgs) => saveThing(args, PROGRAMME)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: loaderData?.item?.title ?? PROGRAMMES.fresh,
    path: '/programmes',
    isHidden: true,
  })
}

export default function ProgrammePage() {
  const { item, time } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <ThingPage back={{ to: '/programmes', label: PROGRAMMES.title }} title={item?.title ?? PROGRAMMES.fresh}>
      <ThingForm
        key={item ? `${item.program_id} ${item.version}` : 'new'}
        action={`/programmes/${item?.program_id ?? 'new'}`}
        kept={{ values: programmeValues(item ?? { title: '', ends_on: null }), version: item?.version ?? '' }}
        label={item ? SAVE : PROGRAMMES.add}
        timeZone={time.timeZone}
        errors={(fields) => PROGRAMME.errors(PROGRAMME.typed(fields))}
        answer={answer}
      >
        {({ of, theirsOf }) => (
          <div className={settings.block}>
            <TextField label={PROGRAMMES.name} autoComplete="off" {...of('title')} />
            <Theirs>{theirsOf('title')}</Theirs>
            <DateField label={PROGRAMMES.endsOn} hint={PROGRAMMES.endsOnHint} optional {...of('ends_on')} />
            <Theirs>{theirsOf('ends_on')}</Theirs>
          </div>
        )}
      </ThingForm>
    </ThingPage>
  )
}
