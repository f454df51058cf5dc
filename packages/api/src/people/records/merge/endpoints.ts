import * as contract from '@clubhouse/contract/people/office/people-merges'
import { Refusal } from '@clubhouse/contract/refusal'
import { whySame } from '@clubhouse/domain/people/records/same-person'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { readAnswersOfMany } from '../groups/team-list.queries.ts'
import type { At } from '../guarded-answers.ts'
import { sortForms } from '../show-member.ts'
import { findPairs, shown } from './find-pairs.ts'
import { readPrints } from './footprint.queries.ts'
import { listMerges } from './list-merges.queries.ts'
import { mergePeople } from './merge-people.ts'
import { tellApart } from './tell-apart.ts'
import { undoMerge } from './undo-merge.ts'
import { findTwo } from './which-stays.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'people-merged': true
    'merge-undone': true
    'people-told-apart': true
    'people-maybe-same': true
  }
}

/** As the club, by its day, for whoever may look at its people. A refusal undoes all of it. */
export type Among = <T>(
  caller: At,
  work: (tx: Tx, day: { today: string; now: Date }) => Promise<T | Refusal>,
) => Promise<T>

/** People whom a club has twice. */
export function mergeEndpoints(
  { audit, personTables }: Pick<Core, 'audit' | 'personTables'>,
  among: Among,
): ServedEndpoint[] {
  return [
    serve(contract.listDuplicates, office('people'), (_, caller) =>
      among(caller, async (tx, { today, now }) => {
        const { clubId } = caller.club
        return {
          pairs: await findPairs(tx, { clubId, today }),
          merges: await listMerges(tx, clubId, now),
        }
      }),
    ),
    serve(contract.tellPeopleApart, office('people'), async ({ body }, caller) => {
      await among(caller, (tx, day) => tellApart(tx, body, { audit, caller, ...day }))
      return { is_apart: body.is_apart }
    }),
    serve(contract.previewMerge, office('people'), ({ query: { one_id, other_id } }, caller) =>
      among(caller, async (tx, { today }) => {
        const { clubId } = caller.club
        const two = await findTwo(tx, { clubId, today }, [one_id, other_id])
        if (two instanceof Refusal) return two
        const { kept, gone, bar } = two
        const prints = bar ? [] : await readPrints(tx, personTables, clubId, [gone.member_id])
        const moves = prints
          .filter(({ place }) => place !== 'person' && !(place === 'number' && kept.number !== null))
          .map(({ place, label }) => ({ place, label }))
        return {
          kept: shown(kept),
          gone: shown(gone),
          reasons: whySame(kept, gone),
          bar,
          moves,
          both_guarded: !bar && (await areBothGuarded(tx, clubId, [kept.member_id, gone.member_id])),
        }
      }),
    ),
    serve(contract.mergePeople, office('people'), ({ body }, caller) =>
      among(caller, (tx, day) => mergePeople(tx, body, { audit, personTables, caller, ...day })),
    ),
    serve(contract.undoMerge, office('people'), ({ params }, caller) =>
      among(caller, (tx, { now }) => undoMerge(tx, params.merge_id, { audit, personTables, caller, now })),
    ),
  ]
}

/** That there is something to compare, and not a word of it. */
async function areBothGuarded(tx: Tx, clubId: string, ids: readonly string[]): Promise<boolean> {
  const answered = await readAnswersOfMany(tx, clubId, ids)
  return ids.every((id) => sortForms(answered.filter(({ member_id: of }) => of === id)).guarded.length > 0)
}
