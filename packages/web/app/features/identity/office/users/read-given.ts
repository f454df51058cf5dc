import type { RunningRole } from '@clubhouse/contract/identity/office/users'
import { type Office, OFFICES } from '@clubhouse/contract/office/office-names'
import { GIVEN } from './messages.ts'

export interface Given {
  role: RunningRole
  offices: Office[]
}

export const SCOPES = ['owner', 'everything', 'some'] as const
export type Scope = (typeof SCOPES)[number]

export const scopeOf = ({ role, offices }: Given): Scope => {
  if (role === 'owner') return 'owner'
  return offices.length === 0 ? 'everything' : 'some'
}

/** What was ticked; "only an office" without one would be everything, so it is refused. */
export function readGiven(form: FormData): { given: Given; errors: Record<string, string> } {
  const scope = SCOPES.find((each) => each === form.get('scope')) ?? 'some'
  const ticked = OFFICES.filter((office) => form.getAll('offices').includes(office))
  const given: Given = {
    role: scope === 'owner' ? 'owner' : 'admin',
    offices: scope === 'everything' ? [] : ticked,
  }
  return { given, errors: scope === 'some' && ticked.length === 0 ? { offices: GIVEN.none } : {} }
}
