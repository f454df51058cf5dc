import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type {
  getOpenForm,
  listOpenForms,
  typeOpenForm,
} from '@clubhouse/contract/selling/office/paper-answers'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { dayOf } from '@clubhouse/domain/format'
import type { Tx } from '#kernel/db/database.ts'
import { orNotFound, orThrow } from '#kernel/http/or-throw.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { isListed, type OpenForm, openFormsOf } from '#people/forms/reads.ts'
import { writePageAccess } from '#people/records/port.ts'
import {
  findClubForm,
  findRegistrants,
  forVisitors,
  judgedAnswers,
  knownAnswers,
  storeAnswers,
} from '#people/registration/port.ts'
import type { At, ByHandDeps } from './deps.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'paper-answers-typed': true
  }
}

const ANSWERED_BEFORE = new Refusal(
  409,
  'answered_before',
  'This family has told you about health before. Ask them to check the form in My account, so that nothing is lost.',
)

type Asked = ParsedOf<typeof getOpenForm>['params'] & {
  version?: number | undefined
}

/** Of somebody of the club; of anybody else not even that nothing is open. */
export async function listForms(
  { db }: ByHandDeps,
  { club: { clubId } }: At,
  { member_id: memberId }: Pick<Asked, 'member_id'>,
): Promise<ReplyOf<typeof listOpenForms>> {
  const open = await db.withClub(clubId, async (tx) =>
    (await isListed(tx, clubId, memberId)) ? openFormsOf(tx, clubId, memberId) : null,
  )
  const items = orNotFound(open, 'The person')
  return { items: items.map(({ form_id, name }) => ({ form_id, name })) }
}

/** As it asks today, with what is known; to whoever registers people, and of nobody whose form is complete. */
export async function readOpenForm(
  deps: ByHandDeps,
  caller: At,
  asked: Asked,
): Promise<ReplyOf<typeof getOpenForm>> {
  const { found, known, person, slug } = await openForm(deps, caller, asked)
  const { clubId, userId } = caller.club
  const now = deps.now()
  if (person.kind === 'juvenile')
    await deps.db.withClub(clubId, (tx) =>
      writePageAccess(tx, {
        clubId,
        userId,
        now,
        isChild: true,
        personId: asked.member_id,
        person: `${person.firstName} ${person.lastName}`.trim(),
      }),
    )
  const form = await forVisitors(deps.options, { id: clubId, slug }, found.form, { isClosed: false })
  return {
    form,
    answers: known,
    today: dayOf(now.toISOString(), found.timeZone),
    person: { first_name: person.firstName, last_name: person.lastName },
  }
}

/** Kept as what whoever has the account has said, on paper; who typed it is in the log. */
export async function typeForm(
  deps: ByHandDeps,
  caller: At,
  { params, body: { version, sections } }: Pick<ParsedOf<typeof typeOpenForm>, 'params' | 'body'>,
): Promise<ReplyOf<typeof typeOpenForm>> {
  const { found } = await openForm(deps, caller, { ...params, version })
  const answers = await judgedAnswers(deps, found, { sections })
  const { clubId, userId } = caller.club
  const { member_id: memberId, form_id: formId } = params
  const kept = await deps.db.withClub(clubId, async (tx) => {
    // The family may have said it in between: what they say themselves counts.
    const open = await stillOpen(tx, clubId, params)
    if (!open) return notFound('The form')
    const given = {
      clubId,
      formId,
      version,
      memberId,
      answers,
      givenBy: open.given_by,
    }
    const id = await storeAnswers(tx, given, deps.now())
    await deps.audit.record(tx, caller, {
      kind: 'paper-answers-typed',
      clubId,
      actorId: userId,
      detail: { person_id: memberId, form_id: formId, Form: open.name },
    })
    return id
  })
  return { answers_id: orThrow(kept) }
}

const stillOpen = async (
  tx: Tx,
  clubId: string,
  { member_id: memberId, form_id: formId }: Asked,
): Promise<OpenForm | undefined> =>
  (await openFormsOf(tx, clubId, memberId)).find(({ form_id }) => form_id === formId)

async function openForm({ db }: ByHandDeps, caller: At, asked: Asked) {
  const { clubId } = caller.club
  const { open, slug } = await db.withClub(clubId, async (tx) => ({
    open: (await stillOpen(tx, clubId, asked)) ?? null,
    slug: (await clubFacts(tx, clubId)).slug,
  }))
  const { given_by: holder, answers: earlier } = orNotFound(open, 'The form')
  const [person] = await findRegistrants(db, holder, [asked.member_id])
  const found = orNotFound(await findClubForm(db, slug, asked.form_id, asked.version ?? null), 'The form')
  const known = knownAnswers(
    found.form,
    [{ isSameForm: true, answers: earlier }],
    orNotFound(person ?? null, 'The person'),
  )
  if (known.isMedical) orThrow(ANSWERED_BEFORE)
  return {
    found,
    slug,
    known: known.answers,
    person: orNotFound(person ?? null, 'The person'),
  }
}
