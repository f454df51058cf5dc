import type { DemoClub, DemoForm, DemoWorld } from '@clubhouse/demo/world/world'
import { cleanAnswers } from '@clubhouse/domain/people/forms/answers/wire-answers'
import type { Tx } from '#kernel/db/database.ts'
import { formAnswers, forms, formVersions } from '#people/forms/tables.ts'

/** What the demo's clubs ask of their members. */
export async function layForms(tx: Tx, club: DemoClub, now: Date): Promise<void> {
  const { id: clubId } = club
  const version = 1
  await tx
    .insert(forms)
    .values(club.forms.map(({ id, kind, name }) => ({ clubId, id, kind, name, version, createdAt: now })))
  await tx
    .insert(formVersions)
    .values(club.forms.map(({ id, sections }) => ({ clubId, formId: id, version, sections, createdAt: now })))
}

/** Comes after the people: somebody has given them. */
export async function layAnswers(tx: Tx, club: DemoClub, world: DemoWorld, now: Date): Promise<void> {
  const own = world.registrations.filter(({ club: slug }) => slug === club.slug)
  const rows = own.map(({ id, kind, by, memberId, values }) => {
    const formId = formFor(club.forms, kind)
    const form = club.forms.find((each) => each.id === formId)
    const givenBy = world.logins.find(({ email }) => email === by)?.id ?? null
    const answers = cleanAnswers({ sections: form?.sections ?? [] }, values)
    return {
      clubId: club.id,
      id,
      formId,
      version: 1,
      givenBy,
      memberId: memberId ?? givenBy,
      answers,
      createdAt: now,
    }
  })
  await tx.insert(formAnswers).values(rows)
}

export function formFor(all: DemoForm[], kind: DemoForm['kind']): string {
  const form = all.find((each) => each.kind === kind)
  if (!form) throw new Error(`The club has no form of the kind ${kind}`)
  return form.id
}
