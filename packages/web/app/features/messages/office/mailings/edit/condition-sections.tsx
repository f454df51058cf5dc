import { useState } from 'react'
import type {
  FilterOptions,
  FilterSection,
  RecipientFilter,
} from '@clubhouse/contract/messages/office/recipient-filters'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { EDIT } from '../messages.ts'
import { type ConditionDraft, filterOf, NO_CONDITION, offeredIn, questionOf } from './condition-draft.ts'
import { ConditionValues, firstMatch } from './condition-values.tsx'
import { asSentence, sectionOf, wordsOf } from './condition-words.ts'
import styles from './edit.module.css'

const ICONS: Record<FilterSection, IconName> = {
  member_details: 'user',
  communications: 'megaphone',
  agreements: 'check',
  guardian_details: 'family',
}

interface Props {
  filters: readonly RecipientFilter[]
  options: FilterOptions
  onChange: (filters: RecipientFilter[]) => void
}

/** DIST-07, OPEN-118: whom a list means, in the four sections by which the club's forms are known. */
export function ConditionSections({ filters, options, onChange }: Props) {
  // Which stand open is the reader's from then on.
  const [opened] = useState(() => new Set(filters.map((filter) => sectionOf(filter, options))))
  return (
    <div className={styles.sections}>
      {options.sections.map(({ section, label }) => {
        const own = filters.filter((filter) => sectionOf(filter, options) === section)
        return (
          <details
            key={section}
            className={styles.section}
            open={opened.has(section) || section === 'member_details'}
          >
            <summary>
              <Icon name={ICONS[section]} />
              <span className={styles.sectionName}>
                <strong>{label}</strong>
                <span>{own.length === 0 ? EDIT.anyone : EDIT.conditions(own.length)}</span>
              </span>
              <Icon name="chevron-down" className={styles.chevron} />
            </summary>
            <div className={styles.sectionBody}>
              {own.length > 0 && (
                <ul role="list" className={styles.conditions}>
                  {own.map((filter) => (
                    <Condition
                      key={JSON.stringify(filter)}
                      filter={filter}
                      options={options}
                      onRemove={() => onChange(filters.filter((each) => each !== filter))}
                    />
                  ))}
                </ul>
              )}
              <NewCondition
                section={section}
                label={label}
                options={options}
                onAdd={(filter) => onChange(withNew(filters, filter))}
              />
              {section === 'communications' && (
                <p className={styles.note}>
                  <Icon name="lock" /> {EDIT.alwaysOut}
                </p>
              )}
            </div>
          </details>
        )
      })}
    </div>
  )
}

/** Said twice it is said once. */
const withNew = (filters: readonly RecipientFilter[], added: RecipientFilter): RecipientFilter[] =>
  filters.some((each) => JSON.stringify(each) === JSON.stringify(added)) ? [...filters] : [...filters, added]

type ConditionProps = { filter: RecipientFilter; options: FilterOptions; onRemove: () => void }

function Condition({ filter, options, onRemove }: ConditionProps) {
  const isHydrated = useHydrated()
  const words = wordsOf(filter, options)
  return (
    <li className={styles.condition}>
      <span>
        {words.of} <span className={styles.verb}>{words.verb}</span> <strong>{words.value}</strong>
      </span>
      {isHydrated && (
        <button
          type="button"
          className={styles.remove}
          aria-label={EDIT.remove(asSentence(words))}
          onClick={({ currentTarget }) => {
            // The button goes with its condition; the focus stays in its section.
            currentTarget.closest('details')?.querySelector('summary')?.focus()
            onRemove()
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

type NewProps = {
  section: FilterSection
  label: string
  options: FilterOptions
  onAdd: (filter: RecipientFilter) => void
}

function NewCondition({ section, label, options, onAdd }: NewProps) {
  const [draft, setDraft] = useState<ConditionDraft | null>(null)
  const offered = offeredIn(section, options)
  if (!useHydrated() || offered.length === 0) return null
  if (draft === null)
    return (
      <button type="button" className={styles.add} onClick={() => setDraft(NO_CONDITION)}>
        <Icon name="plus" /> {EDIT.add}
        <span className="visually-hidden"> ({label})</span>
      </button>
    )
  const filter = filterOf(draft, options)
  const add = () => {
    if (!filter) return
    onAdd(filter)
    setDraft(null)
  }
  return (
    <div
      className={styles.builder}
      role="group"
      aria-label={EDIT.add}
      onKeyDown={(event) => {
        // Enter adds the condition; it is not the form's Save.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        add()
      }}
    >
      <Select
        label={EDIT.what}
        placeholder={EDIT.choose}
        value={draft.what}
        options={offered}
        onChange={({ currentTarget: { value: what } }) =>
          setDraft({
            ...NO_CONDITION,
            what,
            match: firstMatch(questionOf({ ...NO_CONDITION, what }, options)),
          })
        }
      />
      <ConditionValues
        draft={draft}
        options={options}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
      <div className={styles.builderActs}>
        <Button size="small" variant="primary" keepsFocus disabled={filter === null} onClick={add}>
          {EDIT.addIt}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDraft(null)}>
          {EDIT.cancel}
        </Button>
      </div>
    </div>
  )
}
