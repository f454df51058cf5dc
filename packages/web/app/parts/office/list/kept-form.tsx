import type { ComponentProps } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { keptFields, listAddressWith } from './list-address.ts'

interface Props extends Omit<ComponentProps<typeof Form>, 'action' | 'method'> {
  path: string
  /** What this form says of the address; the rest stays. */
  changes: readonly string[]
}

/** A GET form that changes some of the address. Without a script the rest goes along hidden; with one, empty fields leave it. */
export function KeptForm({ path, changes, children, ...rest }: Props) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const here = new URLSearchParams(search)
  return (
    <Form
      {...rest}
      noValidate
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        const said = new FormData(event.currentTarget)
        const changed = changes.map(
          (name) => [name, said.getAll(name).filter((each) => typeof each === 'string')] as const,
        )
        void navigate(listAddressWith(path, here, Object.fromEntries(changed)), { preventScrollReset: true })
      }}
    >
      {keptFields(here, changes).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
