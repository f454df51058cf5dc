import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './dynamic-form.module.css'
import type { FoldedSection } from './dynamic-form-props.ts'
import { LiveQuestion } from './live-question.tsx'
import { FORM } from './messages.ts'

interface Props {
  section: FormSection
  place: number
  id: string
  isDone: boolean
  folded: FoldedSection | undefined
  isWrong: boolean
  /** Where it asks for the first of what can be given by one press. */
  offer: ReactNode
}

/** FORM-01 */
export const Section = memo(function Section(props: Props) {
  const { section, place, id, isDone, folded, isWrong, offer } = props
  const [isChanging, setChanging] = useState(false)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChanging) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isChanging])
  const isFolded = folded !== undefined && !isChanging && !isWrong
  return (
    <section
      ref={element}
      className={isFolded ? styles.same : styles.section}
      aria-labelledby={id}
      data-done={isDone || undefined}
    >
      {isFolded ? (
        <>
          <Icon name={folded.icon} />
          <div className={styles.sameWords}>
            <h2 id={id}>{folded.title}</h2>
            <p>{folded.words}</p>
          </div>
          <Button variant="quiet" size="small" aria-describedby={id} onClick={() => setChanging(true)}>
            {FORM.change}
          </Button>
        </>
      ) : (
        <Heading section={section} place={place} id={id} isDone={isDone} />
      )}
      {/* Hidden they are sent as they are. */}
      <div hidden={isFolded}>
        {offer}
        <Questions section={section} />
      </div>
    </section>
  )
})

function Heading({ section, place, id, isDone }: Pick<Props, 'section' | 'place' | 'id' | 'isDone'>) {
  return (
    <h2 className={styles.heading} id={id}>
      <span className={styles.number} aria-hidden={!isDone}>
        {isDone ? <Icon name="check" label={FORM.sectionDone} /> : place}
      </span>{' '}
      {section.label}
    </h2>
  )
}

/** Apart, so that a section that becomes complete draws its heading and not its questions. */
const Questions = memo(function Questions({ section }: { section: FormSection }) {
  return (
    <div className={styles.questions}>
      {section.questions.map((question) => (
        <LiveQuestion key={question.question_id} question={question} />
      ))}
      <p className={styles.nothing}>{FORM.sectionEmpty}</p>
    </div>
  )
})
