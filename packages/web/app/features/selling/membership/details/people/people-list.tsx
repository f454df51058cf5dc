import { useId } from 'react'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { agesInWords } from '@clubhouse/domain/selling/catalogue/plan-words'
import type { Choice } from '@clubhouse/domain/people/registration/people-for-place'
import { fullName } from '@clubhouse/domain/people/registration/registrations'
import { MEMBER } from '../messages.ts'
import styles from './member-dialog.module.css'
import { initialsOf } from './row-words.ts'
import { NEW } from '../use-beginning.ts'

interface Props {
  question: string
  people: readonly Choice[]
  /** "+ New Juvenile Member" */
  somebodyNew: string
  plan: PlanProduct
  chosen: string
  onChoose: (id: string) => void
}

/** MEMB-45: whoever is known, and somebody new. */
export function PeopleList({ question, people, somebodyNew, plan, chosen, onChoose }: Props) {
  const name = useId()
  const radio = (id: string, isDisabled = false) => (
    <input
      type="radio"
      name={name}
      value={id}
      checked={id === chosen}
      disabled={isDisabled}
      onChange={() => onChoose(id)}
      data-autofocus={id === chosen || undefined}
    />
  )
  return (
    <fieldset className={styles.people}>
      <legend>{question}</legend>
      <div className={styles.list}>
        {people.map((choice) => {
          const note = noteOf(choice, plan)
          const isTaken = typeof choice.misfit === 'object' && choice.misfit !== null
          return (
            <label
              key={choice.id}
              className={styles.choice}
              data-misfit={choice.misfit !== null || undefined}
            >
              {radio(choice.id, isTaken && choice.id !== chosen)}
              <span className={styles.face} aria-hidden="true">
                {initialsOf(choice.firstName, choice.lastName)}
              </span>
              <span className={styles.name}>
                {nameOf(choice, people)}
                {note && <small>{note}</small>}
              </span>
            </label>
          )
        })}
        <label className={styles.choice}>
          {radio(NEW)}
          <span className={styles.name}>{somebodyNew}</span>
        </label>
      </div>
    </fieldset>
  )
}

/** The whole name only where two share the first. */
function nameOf(choice: Choice, people: readonly Choice[]): string {
  const alike = people.filter(({ firstName }) => firstName === choice.firstName)
  return alike.length > 1 ? fullName(choice) : choice.firstName
}

function noteOf({ misfit, age, isSelf, typed }: Choice, plan: PlanProduct): string | null {
  const ages = agesInWords(plan.metadata.ages)?.toLowerCase() ?? ''
  if (misfit === 'too-young') return MEMBER.tooYoung(age ?? 0, ages)
  if (misfit === 'too-old') return MEMBER.tooOld(age ?? 0, ages)
  if (misfit !== null) return MEMBER.alreadyIn(misfit.alreadyIn)
  if (isSelf) return MEMBER.myself
  if (typed) return MEMBER.typed
  return age === null ? null : String(age)
}
