import { describe, expect, test } from 'vitest'
import type { FormKind } from '@clubhouse/contract/people/forms'
import type { RelatedAccount } from '@clubhouse/contract/people/people'
import { templateOf } from '@clubhouse/domain/people/forms/templates'
import { aUser } from '#lib/testing/page-stub.ts'
import { peopleFor } from './people-choices.ts'
import { whomTyped } from './whom-typed.ts'

const FAMILY: RelatedAccount[] = [
  {
    member_id: 'fiadh',
    first_name: 'Fiadh',
    last_name: 'Hallaran',
    kind: 'juvenile',
    relation: 'Daughter',
    age: 9,
  },
  {
    member_id: 'donal',
    first_name: 'Dónal',
    last_name: 'Hallaran',
    kind: 'adult',
    relation: 'Husband',
    age: null,
  },
]

function nameOf(kind: FormKind, typed: Record<string, string>): string | undefined {
  const form = { form_id: 'f', version: 1, kind, name: 'Form', sections: templateOf(kind) }
  const fields = Object.fromEntries(Object.entries(typed).map(([id, value]) => [`q.${id}`, [value]]))
  return whomTyped(form, peopleFor(kind, aUser(), FAMILY), fields)?.name
}

describe('what was typed before signing in is about', () => {
  test.each([
    { typed: { first_name: 'Seán', last_name: 'Burke' }, name: 'Another child' },
    { typed: { first_name: 'Seán', last_name: 'Hallaran' }, name: 'Another child' },
    { typed: { first_name: 'Fiadh', last_name: 'Burke' }, name: 'Another child' },
    { typed: { last_name: 'Hallaran' }, name: 'Another child' },
    { typed: { medical_details: 'Nuts' }, name: 'Another child' },
    { typed: { first_name: ' fiadh', last_name: 'HALLARAN ' }, name: 'Fiadh, 9' },
    { typed: { first_name: 'Fiadh' }, name: 'Fiadh, 9' },
    { typed: { first_name: ' ', last_name: '' }, name: 'Fiadh, 9' },
  ])('$name on a child’s form: $typed', ({ typed, name }) => {
    expect(nameOf('juvenile', typed)).toBe(name)
  })

  test.each([
    { typed: { first_name: 'Seán', last_name: 'Burke' }, name: 'Someone else' },
    { typed: { first_name: 'Brid', last_name: 'Hallaran' }, name: 'Myself (Bríd)' },
    { typed: { city: 'Dunvarra' }, name: 'Myself (Bríd)' },
    { typed: { first_name: 'Dónal', last_name: 'Hallaran' }, name: 'Dónal Hallaran' },
  ])('$name on a grown-up’s form: $typed', ({ typed, name }) => {
    expect([nameOf('adult', typed), nameOf('guardian', typed)]).toEqual([name, name])
  })
})
