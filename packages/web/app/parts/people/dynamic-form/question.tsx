import type { ComponentType } from 'react'
import { controlOf, type Control } from '@clubhouse/domain/people/forms/controls'
import { isCountryQuestion, isCountyQuestion } from '@clubhouse/domain/people/forms/default-question-ids'
import { NO_CONTROL } from '@clubhouse/domain/people/forms/messages'
import { DropdownControl, RadiosControl } from './controls/choice-controls.tsx'
import type { ControlProps } from './controls/control-props.ts'
import { DateControl } from './controls/date-control.tsx'
import { CheckboxesControl, ManyDropdown } from './controls/many-controls.tsx'
import { TelephoneControl } from './controls/telephone-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { TickControl, YesNoDropdown, YesNoRadios } from './controls/yes-no-controls.tsx'
import type { QuestionState } from './engine/form-session.ts'
import { OptionsPending } from './options-pending.tsx'
import styles from './question.module.css'
import { ReadMoreLink } from './read-more-link.tsx'

/** FORM-02, FORM-03 */
const CONTROLS: Record<Control, ComponentType<ControlProps>> = {
  text: TextControl,
  telephone: TelephoneControl,
  date: DateControl,
  tick: TickControl,
  'yes-no-radios': YesNoRadios,
  'yes-no-dropdown': YesNoDropdown,
  dropdown: DropdownControl,
  radios: RadiosControl,
  checkboxes: CheckboxesControl,
  'many-dropdown': ManyDropdown,
}

type Props = ControlProps & Pick<QuestionState, 'loading'> & { onRetry: () => void }

/** A question as it looks, whoever listens to it. */
export function Question({ loading, onRetry, ...control }: Props) {
  const { question } = control
  const kind = controlOf(question)
  // FORM-05
  if (kind === null) return <p className={styles.noControl}>{NO_CONTROL}</p>
  const Control = CONTROLS[kind]
  const { metadata } = question.input
  const isListed = isCountryQuestion(question) || isCountyQuestion(question)
  const readMore = <ReadMoreLink link={metadata.external_url} about={question.label} />
  const isWaiting = metadata.url !== null && !isListed && control.options.length === 0
  return (
    <>
      {isWaiting ? (
        <OptionsPending control={control} loading={loading} onRetry={onRetry} />
      ) : (
        <Control
          {...control}
          readMore={kind === 'tick' && metadata.external_url !== null ? readMore : null}
        />
      )}
      {kind !== 'tick' && readMore}
    </>
  )
}
