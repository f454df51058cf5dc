import { useState } from 'react'
import { countiesOf, COUNTRIES } from '@clubhouse/domain/places/countries'
import { isCountyQuestion } from '@clubhouse/domain/people/forms/default-question-ids'
import { isOther, mayBeOther, OTHER } from '@clubhouse/domain/people/forms/options'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { FORM } from '../messages.ts'
import { ClearChoice } from './clear-choice.tsx'
import { type ControlProps, textOf } from './control-props.ts'
import { OtherField } from './other-field.tsx'

/** More than so many are searched, not looked through. */
const LOOKED_THROUGH = 10

/** Sizes and the like stand beside each other; longer words each in a line. */
const SHORT = 12

/** FORM-32 to FORM-34: whether words of one's own are asked for. */
function useOther(props: ControlProps) {
  const { question, options, answer, hasScript } = props
  const [isChosen, setChosen] = useState(isOther(question, options, answer))
  /** The words that the field begins with, until it is left for another option (FORM-33). */
  const [begun, setBegun] = useState(isChosen ? answer : null)
  const text = textOf(props)
  const asksWords = mayBeOther(question) && (isChosen || !hasScript)
  return {
    choose: (value: string) => {
      setChosen(value === OTHER)
      if (value !== OTHER) setBegun(null)
    },
    /** The question's own text; what is wrong with the words is said at the words. */
    text: isChosen && asksWords ? { ...text, error: undefined } : text,
    words: asksWords && <OtherField {...props} answer={begun} error={isChosen ? text.error : undefined} />,
    chosen: isChosen ? OTHER : typeof answer === 'string' ? answer : '',
    options: mayBeOther(question) ? [...options, { value: OTHER, label: FORM.other }] : options,
  }
}

export function RadiosControl(props: ControlProps) {
  const { name, isDisabled, question, hasScript } = props
  const { text, words, chosen, choose, options } = useOther(props)
  const mayClear = text.optional && hasScript && !isDisabled
  return (
    <>
      <RadioGroup
        {...text}
        name={name}
        options={options}
        isDisabled={isDisabled}
        inline={options.every(({ label }) => label.length <= SHORT)}
        defaultValue={chosen}
        onChange={choose}
        after={mayClear && <ClearChoice question={question.label} onClear={choose} />}
      />
      {words}
    </>
  )
}

export function DropdownControl(props: ControlProps) {
  const { name, question, isDisabled, hasScript } = props
  const { text, words, chosen, choose, options } = useOther(props)
  if (isCountyQuestion(question)) return <CountyControl {...props} />
  const list = {
    ...text,
    name,
    options,
    placeholder: FORM.choose,
    defaultValue: chosen,
    disabled: isDisabled,
  }
  return (
    <>
      {options.length > LOOKED_THROUGH ? (
        <Combobox {...list} hasScript={hasScript} onChoose={choose} />
      ) : (
        <Select {...list} onChange={(event) => choose(event.currentTarget.value)} />
      )}
      {words}
    </>
  )
}

/** MEMB-59: follows the country. A page without a script shows the counties of all of them. */
function CountyControl(props: ControlProps) {
  const { name, options, answer, isDisabled, hasScript } = props
  const text = textOf(props)
  const defaultValue = typeof answer === 'string' ? answer : ''
  if (!hasScript) {
    return (
      <Select
        {...text}
        name={name}
        placeholder={FORM.choose}
        options={ALL_COUNTIES}
        defaultValue={defaultValue}
      />
    )
  }
  const hasCountry = options.length > 0
  const placeholder = hasCountry ? FORM.choose : FORM.chooseCountryFirst
  const list = { ...text, name, options, placeholder, defaultValue, disabled: isDisabled || !hasCountry }
  return options.length > LOOKED_THROUGH ? <Combobox {...list} hasScript /> : <Select key="live" {...list} />
}

const ALL_COUNTIES = COUNTRIES.flatMap((country) =>
  countiesOf(country).map((county) => ({ value: county, label: county, group: country })),
)
