import { sql } from 'drizzle-orm'
import type { FilterOptions, FilterQuestion } from '@clubhouse/contract/messages/office/recipient-filters'
import { FILTER_SECTIONS } from '@clubhouse/contract/messages/office/recipient-filters'
import type { FormKind, FormSection } from '@clubhouse/contract/people/forms'
import {
  filtersIn,
  SECTION_LABELS,
  sectionOfQuestion,
} from '@clubhouse/domain/messages/mailings/filter-sections'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { isGuarded as isGuardedAnswer } from '@clubhouse/domain/people/records/guarded-answers'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

interface AskedForm {
  id: string
  kind: FormKind
  name: string
  isArchived: boolean
  sections: FormSection[]
}

interface Known {
  plans: FilterOptions['plans']
  programs: FilterOptions['programs']
  groups: FilterOptions['groups']
  forms: AskedForm[]
}

export type KnownQuestion = FilterQuestion & { isGuarded: boolean; isArchived: boolean }

export interface KnownChoices extends Pick<Known, 'plans' | 'programs' | 'groups'> {
  questions: KnownQuestion[]
}

/** What a club's people can be chosen by: its plans, its programmes, its groups, and all that its forms ask. One statement. */
export async function knownChoices(tx: Tx, clubId: string): Promise<KnownChoices> {
  const row = await one<Known>(
    tx,
    sql`select
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.position, p.name)
        from products p where p.club_id = c.id and p.type = 'Plan'), '[]') as plans,
      coalesce((select json_agg(json_build_object('id', g.id, 'name', g.title) order by g.position, g.title)
        from programs g where g.club_id = c.id), '[]') as programs,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', concat_ws(', ', t.name, nullif(t.season, ''))
          || case when t.archived_at is null then '' else ' (archived)' end)
          order by t.archived_at is not null, lower(t.name), lower(t.season), t.id)
        from groups t where t.club_id = c.id), '[]') as groups,
      coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'name', f.name,
        'isArchived', f.archived_at is not null, 'sections', v.sections) order by f.name, f.id)
        from forms f join form_versions v on v.club_id = f.club_id and v.form_id = f.id and v.version = f.version
        where f.club_id = c.id), '[]') as forms
    from clubs c where c.id = ${clubId}`,
  )
  if (!row) throw new Error('a club that is gone chooses people')
  const { plans, programs, groups } = row
  return { plans, programs, groups, questions: row.forms.flatMap(questionsOf) }
}

function questionsOf(form: AskedForm): KnownQuestion[] {
  const { id, kind, name, isArchived, sections } = form
  return sections.flatMap((section) =>
    section.questions.map((question) => {
      // A form for a member may ask after a guardian, too.
      const about =
        kind === 'guardian' || section.default_section_id === 'guardian_details' ? 'guardian' : 'member'
      return {
        section: sectionOfQuestion(about, section, question),
        about: kind === 'guardian' ? 'guardian' : 'member',
        form_id: id,
        form: name,
        question_id: question.default_question_id ?? question.question_id,
        label: question.label,
        type: question.input.type,
        options: question.input.metadata.options.map(({ value }) => value),
        isGuarded: isGuardedAnswer({ section, question }, indexOf(form).byId),
        isArchived,
      } satisfies KnownQuestion
    }),
  )
}

/** As the form of a list offers them. What the platform itself asks is one question, whichever form asks it. */
export function offered(
  { plans, programs, groups, questions }: KnownChoices,
  mayAskGuarded: boolean,
): FilterOptions {
  return {
    sections: FILTER_SECTIONS.map((section) => ({
      section,
      label: SECTION_LABELS[section],
      filters: filtersIn(section),
    })),
    plans,
    programs,
    groups,
    questions: questions
      .filter(({ isGuarded, isArchived }) => !isArchived && (mayAskGuarded || !isGuarded))
      .map(({ isGuarded: _guarded, isArchived: _archived, ...question }) => question),
  }
}
