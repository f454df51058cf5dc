import { randomUUID } from 'node:crypto'
import type { FormKind } from '@clubhouse/contract/people/forms'
import { templateOf } from '@clubhouse/domain/people/forms/templates'
import type { Tx } from '#kernel/db/database.ts'
import { forms, formVersions } from './tables.ts'

const NAMES: Record<FormKind, string> = {
  adult: 'Adult membership',
  juvenile: 'Juvenile membership',
  guardian: 'Parent or guardian',
}

/** One form of each kind, as its template asks: written by the platform, and by nobody of the club. */
export async function layTemplateForms(tx: Tx, clubId: string, createdAt: Date): Promise<void> {
  const laid = (Object.keys(NAMES) as FormKind[]).map((kind) => ({ kind, id: randomUUID() }))
  const version = 1
  await tx
    .insert(forms)
    .values(laid.map(({ kind, id }) => ({ clubId, id, kind, name: NAMES[kind], version, createdAt })))
  await tx
    .insert(formVersions)
    .values(
      laid.map(({ kind, id }) => ({ clubId, formId: id, version, sections: templateOf(kind), createdAt })),
    )
}
