import { TEXT_DEFAULT } from '@clubhouse/domain/people/forms/messages'
import { addableValidations } from '@clubhouse/domain/people/forms/edit/edit-validations'
import { inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { DateRule } from './date-rule.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { addRuleId, cardId, ruleFieldId } from '../element-ids.ts'
import { LengthRule } from './length-rule.tsx'
import { RULES } from '../messages.ts'
import { OwnWords } from './own-words.tsx'
import { PatternRule } from './pattern-rule.tsx'
import styles from './rules-editor.module.css'

/** FORM-12 to FORM-19: what an answer has to be like, and what is said where it is not. */
export function RulesEditor({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const { focusLater } = useEditor()
  const { validations } = question.input
  const addable = addableValidations(question)
  const isPlainText = inputTypeOf(question) === 'text' && validations.length === 0
  return (
    <>
      {isPlainText && <p className={styles.none}>{RULES.textDefault(TEXT_DEFAULT.min, TEXT_DEFAULT.max)}</p>}
      {!isPlainText && validations.length === 0 && <p className={styles.none}>{RULES.none}</p>}
      <ul className={styles.list}>
        {validations.map((validation) => (
          <li key={validation.validation_id} className={styles.rule}>
            <Rule question={question} validation={validation} />
          </li>
        ))}
      </ul>
      {addable.length > 0 && (
        <div className={styles.add}>
          {addable.map((type) => (
            <Button
              key={type}
              id={addRuleId(question.question_id, type)}
              size="small"
              icon="plus"
              onClick={() => {
                edit({ change: 'add-validation', type })
                focusLater(ruleFieldId(question.question_id, type))
              }}
            >
              {RULES.names[type]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

function Rule({ question, validation }: { question: FormQuestion; validation: FormValidation }) {
  const edit = useEdit(question)
  const { focusLater } = useEditor()
  const { type, validation_id } = validation
  const name = nameOf(type)

  function remove() {
    edit({ change: 'remove-validation', validation_id })
    const { question_id: id } = question
    // Back to the button that adds it; a rule that we do not know has none.
    focusLater(isKnown(type) ? addRuleId(id, type) : cardId(id))
  }

  return (
    <>
      <div className={styles.head}>
        <h4 className={styles.name}>{name}</h4>
        {/* Whether it is required is changed by its flag. */}
        {type !== 'mandatory' && <IconButton icon="close" label={RULES.remove(name)} onClick={remove} />}
      </div>
      <RuleFields question={question} validation={validation} />
      <OwnWords question={question} validation={validation} />
    </>
  )
}

function RuleFields({ question, validation }: { question: FormQuestion; validation: FormValidation }) {
  switch (validation.type) {
    case 'minLength':
    case 'maxLength':
      return <LengthRule question={question} validation={validation} />
    case 'regex':
      return <PatternRule question={question} validation={validation} />
    case 'date':
      return <DateRule question={question} validation={validation} />
    default:
      return null
  }
}

const isKnown = (type: string): boolean => Object.hasOwn(RULES.names, type)

function nameOf(type: string): string {
  const names: Partial<Record<string, string>> = RULES.names
  return names[type] ?? RULES.unknown(type)
}
