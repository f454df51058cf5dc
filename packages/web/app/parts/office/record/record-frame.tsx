import { createContext, type FormEvent, type ReactNode, use, useId, useState } from 'react'
import { FormMessage } from '../../../lib/form/form-message.tsx'
import { readFields } from '../../../lib/form/form-fields.ts'
import { UnsentForm } from '../../../lib/form/unsent-form.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { Tone } from '../../../ui/badge/badge.tsx'
import { EditFrame } from '../edit/edit-frame.tsx'
import { SaveLine } from '../edit/save-line.tsx'
import type { SettingsAnswer } from '../settings/settings-answer.ts'
import { useSettingsForm } from '../settings/use-settings-form.ts'
import { type Bound, boundTo } from './bound.ts'
import { FRAME, SAVE } from './messages.ts'
import type { Values } from './record-values.ts'
import { notTicked, type RecordKind } from './save-record.ts'
import styles from './record-frame.module.css'

interface Props {
  back: { to: string; title: string }
  title: string
  /** In one or two words what it is now: "On sale", "Hidden". None for what has not been saved yet. */
  status?: { word: string; tone: Tone } | undefined
  kind: Pick<RecordKind<unknown>, 'typed' | 'errors'>
  action: string
  answer: SettingsAnswer | undefined
  timeZone: string
  kept: { values: Values; version: string }
  /** The tick that lets people have it or not, as two buttons of the bar. */
  offered?: { name: string; show: string; hide: string; keep: string } | undefined
  /** Its fields are shown, and nothing can be changed. */
  isToRead?: boolean
  /** Of the button, for a new one that has no `offered`. */
  label?: string
  /** What the button of one that is there says of what stands in the fields. */
  saves?: (values: Values) => string
  /** Preview, reach, what happens, history, in this order; `useEdited` tells them what stands in the fields now. */
  aside?: ReactNode
  /** Forms of their own, below. */
  after?: ReactNode
  children: (bound: Bound, values: Values) => ReactNode
}

interface EditedRecord {
  bound: Bound
  /** As it stands in the fields. */
  values: Values
  kept: Values
  isToRead: boolean
}

const Edited = createContext<EditedRecord | null>(null)

/** For what stands in a `RecordFrame`. */
export function useEdited(): EditedRecord {
  const edited = use(Edited)
  if (!edited) throw new Error('Only a record that is edited has fields')
  return edited
}

/** One thing that is sold is edited here: its state and the buttons stay in sight, sections left, what follows from them right. */
export function RecordFrame(props: Props) {
  const { kind, action, answer, timeZone, kept, offered, isToRead = false, aside, after, children } = props
  const formId = useId()
  const form = useSettingsForm<string>((fields) => kind.errors(kind.typed(fields)), answer, {
    name: action.slice(1),
    version: kept.version,
  })
  const { errorOf, formError, isBusy, savedAt, version, theirsOf, ...unsent } = form
  const shown: Values = { ...kept.values, ...form.values }
  const [values, setValues] = useState(shown)
  const bound = boundTo(shown, errorOf, theirsOf)
  const isNew = kept.version === ''

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.props.onInput(event)
    setValues({ ...shown, ...kind.typed(readFields(new FormData(event.currentTarget))) })
  }

  return (
    <Edited value={{ bound, values, kept: kept.values, isToRead }}>
      <div className={styles.page}>
        <EditFrame
          back={props.back}
          title={props.title}
          status={props.status?.word}
          tone={props.status?.tone ?? 'neutral'}
          saveLine={
            isToRead ? (
              <p className={styles.toRead}>{FRAME.toRead}</p>
            ) : unsent.isChanged && !isBusy ? (
              <p className={styles.unsaved}>{FRAME.unsaved}</p>
            ) : (
              <SaveLine
                state={isBusy ? 'saving' : 'saved'}
                savedAt={savedAt}
                timeZone={timeZone}
                onRetry={() => form.props.ref.current?.requestSubmit()}
              />
            )
          }
          actions={
            !isToRead && (
              <Buttons
                form={formId}
                isBusy={isBusy}
                label={isNew ? (props.label ?? SAVE) : (props.saves?.(values) ?? SAVE)}
                isNew={isNew}
                offered={offered && { ...offered, isOn: shown[offered.name] === 'on' }}
              />
            )
          }
          aside={aside}
        >
          <form {...form.props} id={formId} action={action} onInput={onInput} className={styles.form}>
            <FormMessage text={formError} />
            <input type="hidden" name="version" value={version} />
            {offered && shown[offered.name] === 'on' && !isNew && (
              <input type="hidden" name={offered.name} value="on" />
            )}
            <fieldset disabled={isToRead} className={styles.fields}>
              {children(bound, values)}
            </fieldset>
            <UnsentForm {...unsent} />
          </form>
          {after}
        </EditFrame>
      </div>
    </Edited>
  )
}

interface ButtonsProps {
  form: string
  isBusy: boolean
  isNew: boolean
  label: string
  offered: { name: string; show: string; hide: string; keep: string; isOn: boolean } | undefined
}

/** The first of them is pressed by Enter in a field, so it never shows or hides anything. */
function Buttons({ form, isBusy, isNew, label, offered }: ButtonsProps) {
  const common = { form, type: 'submit', loading: isBusy } as const
  if (!offered)
    return (
      <Button {...common} variant="primary">
        {label}
      </Button>
    )
  const { name, isOn, show, hide, keep } = offered
  if (isOn && !isNew)
    return (
      <>
        <Button {...common} variant="primary" className={styles.last}>
          {label}
        </Button>
        <Button {...common} name={notTicked(name)} value="on">
          {hide}
        </Button>
      </>
    )
  return (
    <>
      <Button {...common}>{isNew ? keep : label}</Button>
      <Button {...common} variant="primary" name={name} value="on">
        {show}
      </Button>
    </>
  )
}
