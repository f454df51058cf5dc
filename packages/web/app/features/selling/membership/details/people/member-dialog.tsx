import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { AvailableMember } from '@clubhouse/contract/people/family'
import type { DynamicForm as ClubForm, FormAnswers } from '@clubhouse/contract/people/forms'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import type { Block, Row } from '@clubhouse/domain/people/registration/blocks'
import { type Choice, choiceOf, peopleFor } from '@clubhouse/domain/people/registration/people-for-place'
import { fitOf } from '#parts/people/birth/fit-of.ts'
import { draftKey, forgetDraft, hasDraft } from '#parts/people/dynamic-form/drafts/draft.ts'
import { DynamicForm, type DynamicFormActions } from '#parts/people/dynamic-form/dynamic-form.tsx'
import { DraftNote } from '#parts/people/registration-form/draft-note.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx'
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx'
import { useCloseGuard } from '#ui/dialog/use-close-guard.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ChildHint } from './child-hint.tsx'
import { BeginningNote } from '../beginning-note.tsx'
import { carriedInto } from '../carried-into.ts'
import { dialogTitle, MEMBER } from '../messages.ts'
import styles from './member-dialog.module.css'
import { PeopleList } from './people-list.tsx'
import { NEW, useBeginning } from '../use-beginning.ts'
import { wrongPerson } from './wrong-person.ts'

export interface MemberDialogProps {
  block: Block
  row: Row & { form: ClubForm }
  blocks: readonly Block[]
  /** Who may be chosen. */
  members: readonly AvailableMember[]
  /** The id of whoever was chosen in another visit. */
  before: string | null
  /** The first name in the form that led here, if one did. */
  after: string | null
  userId: string
  today: string
  onSave: (given: GivenForm) => void
  onClose: () => void
  onSignedOut: () => void
}

const NO_ERRORS: readonly FormError[] = []

/** MEMB-43 to MEMB-48: for whom a place is, and what the club asks about them. */
export default function MemberDialog(props: MemberDialogProps) {
  const { block, row, blocks, members, userId, today, onSave, onClose, onSignedOut } = props
  const { place } = block
  const { form, type, given } = row
  const { is_juvenile: isJuvenile } = place.plan.metadata
  const people = useMemo(() => peopleFor({ place, type }, members, blocks), [place, type, members, blocks])
  const [chosen, setChosen] = useState(() => firstChoice(row, people, props.before))
  const choice = people.find(({ id }) => id === chosen) ?? null
  const beginning = useBeginning(block, row, choice, onSignedOut)
  const { account } = useClub()
  const carried = useMemo(
    () =>
      carriedInto(
        { place, type, form, choice, country: account.address.country },
        { beginning, blocks, today },
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of what begins, only its answers count
    [place, type, form, choice, account, beginning.initial, beginning.source, blocks, today],
  )
  const [errors, setErrors] = useState(NO_ERRORS)
  /** Counts how often somebody began anew: each time the fields are new ones. */
  const [round, setRound] = useState(0)
  const actions = useRef<DynamicFormActions>(null)
  const formId = useId()
  const draft = draftKey(form, [userId, place.key, type, encodeURIComponent(chosen)].join('.'))

  const element = useRef<HTMLDialogElement>(null)
  const { guard, mayClose, close } = useCloseGuard(element, onClose)
  useBackCloses(close)

  function choose(id: string) {
    setErrors(NO_ERRORS)
    setChosen(id)
  }

  function save(answers: FormAnswers) {
    const filled = { ...answers, member_id: choice?.memberId ?? null }
    const wrong = type === 'member' ? wrongPerson(form, filled, { block, blocks, today }) : []
    if (wrong.length > 0) return setErrors(wrong)
    forgetDraft(draft)
    onSave({ ...filled, form_id: form.form_id, version: form.version })
  }

  const title = dialogTitle(type, isJuvenile)
  return (
    <>
      <DialogFrame
        element={element}
        size="tall"
        mark={<span className={styles.band} />}
        title={
          <>
            {title}
            <small className={styles.place}>
              {MEMBER.place(place.number, blocks.length, place.plan.name)}
            </small>
          </>
        }
        mayClose={mayClose}
        onClose={close}
        footer={
          <>
            <p className={styles.nothingSent}>{MEMBER.nothingSent}</p>
            <div className={styles.buttons}>
              <Button onClick={close}>{MEMBER.cancel}</Button>
              <Button
                type="submit"
                form={formId}
                variant="primary"
                disabled={beginning.state === 'loading'}
                onClick={(event) => {
                  // MEMB-48: whoever presses it is taken to the first thing that is wrong.
                  if (actions.current?.goToFirstInvalid()) event.preventDefault()
                }}
              >
                {given ? MEMBER.update : MEMBER.add}
              </Button>
            </div>
          </>
        }
      >
        <div className={styles.body}>
          {props.after && (
            <p className={styles.after}>
              <Icon name="check" />
              {MEMBER.after(props.after)}
            </p>
          )}
          <PeopleList
            question={type === 'guardian' ? MEMBER.whoSigns : MEMBER.who}
            people={people}
            somebodyNew={MEMBER.somebodyNew(title)}
            plan={place.plan}
            chosen={chosen}
            onChoose={choose}
          />
          {type === 'member' && isJuvenile && choice === null && <ChildHint />}
          <BeginningNote beginning={beginning} choice={choice} />
          {beginning.state !== 'loading' && (
            <div onReset={() => forgetDraft(draft)}>
              <DraftNote
                key={`${draft} ${round}`}
                draft={draft}
                onStartAgain={() => {
                  forgetDraft(draft)
                  setRound((times) => times + 1)
                  element.current?.querySelector('h2')?.focus()
                }}
              />
              <DynamicForm
                key={`${draft} ${round} ${beginning.state} form`}
                idPrefix={formId}
                form={form}
                initial={carried.initial}
                folded={hasDraft(draft) ? [] : carried.folded}
                offered={carried.offered}
                saysOfBirth={
                  type === 'member'
                    ? fitOf({ name: place.plan.name, ages: place.plan.metadata.ages }, today)
                    : undefined
                }
                today={today}
                errors={errors}
                actions={actions}
                draftKey={draft}
                isAboutOneself={choice?.isSelf ?? false}
                asksBeforeLeaving
                onSubmit={save}
              />
            </div>
          )}
        </div>
      </DialogFrame>
      {guard.asking && <LeaveDialog guard={guard} />}
    </>
  )
}

/** Who is there already, else who was chosen before, else whoever fits first; a family that is new to the club begins anew. */
function firstChoice({ given }: Row, people: readonly Choice[], before: string | null): string {
  const wanted = given ? choiceOf(given) : before
  const isOffered = people.some(({ id, misfit }) => id === wanted && (given !== null || misfit === null))
  if (wanted !== null && isOffered) return wanted
  if (given) return NEW
  return people.find(({ misfit }) => misfit === null)?.id ?? NEW
}

/** On a phone Back is how one closes what lies over a page; it asks as the cross does. */
function useBackCloses(close: () => void) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was blocked is a reason to close
  }, [blocker])
}
