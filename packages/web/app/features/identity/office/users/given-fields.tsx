import { useState } from 'react'
import { OFFICES } from '@clubhouse/contract/office/office-names'
import { OFFICE } from '@clubhouse/domain/office/office-words'
import { RIGHTS } from '@clubhouse/domain/office/right-words'
import { CheckboxGroup } from '#ui/field/checkbox-group.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { GIVEN } from './messages.ts'
import { type Given, type Scope, scopeOf } from './read-given.ts'

interface Props {
  given: Given
  /** What is chosen at first, where that is not what they have. */
  begin?: Scope
  /** Only an owner makes owners. */
  mayMakeOwner: boolean
  error: string | undefined
}

/** Everything, or what an office needs. Without a script both questions are there, and the first decides. */
export function GivenFields({ given, begin = scopeOf(given), mayMakeOwner, error }: Props) {
  const [scope, setScope] = useState(begin)
  const options = [
    { value: 'some', label: GIVEN.some },
    { value: 'everything', label: GIVEN.everything, note: GIVEN.everythingNote },
    ...(mayMakeOwner ? [{ value: 'owner', label: GIVEN.owner, note: GIVEN.ownerNote }] : []),
  ]
  return (
    <>
      <RadioGroup
        label={GIVEN.scope}
        name="scope"
        options={options}
        defaultValue={scope}
        onChange={(value) => setScope(value as Scope)}
      />
      {scope !== 'everything' && (
        <CheckboxGroup
          label={GIVEN.offices}
          name="offices"
          optional={scope === 'owner'}
          options={OFFICES.map((office) => ({ value: office, label: <OfficeLabel office={office} /> }))}
          defaultValues={given.offices}
          error={error}
        />
      )}
    </>
  )
}

function OfficeLabel({ office }: { office: (typeof OFFICES)[number] }) {
  const { name, rights } = OFFICE[office]
  return (
    <>
      <strong>{name}</strong>: {rights.map((right) => RIGHTS[right].name.toLowerCase()).join(', ')}
    </>
  )
}
