import type { GroupRow } from '@clubhouse/contract/people/office/groups'
import { Sub } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { GROUPS } from './messages.ts'

export const GROUPS_PATH = '/people/groups'
export const groupPath = (id: string) => `${GROUPS_PATH}/${id}`

/** The groups of the club; for a coach those that they look after, to look at. */
export const groupsList = ({ mayChange, seasons }: { mayChange: boolean; seasons?: readonly string[] }) =>
  ({
    key: 'groups',
    path: GROUPS_PATH,
    title: GROUPS.title,
    lead: GROUPS.lead,
    search: GROUPS.search,
    none: { icon: 'family', words: mayChange ? GROUPS.none : GROUPS.noneOfMine },
    noneIn: (view) => (view === 'archived' ? GROUPS.noneArchived : GROUPS.noneOfMine),
    ...(mayChange && { create: { label: GROUPS.add, to: `${GROUPS_PATH}/new` } }),
    id: ({ group_id }) => group_id,
    name: ({ name }) => name,
    rowPath: ({ group_id }) => groupPath(group_id),
    columns: [
      { key: 'name', header: GROUPS.name, isSortable: true },
      { key: 'season', header: GROUPS.season, isSortable: true, place: 'foot-end', isNamed: true },
      {
        key: 'members',
        header: GROUPS.members,
        isSortable: true,
        align: 'end',
        place: 'top-end',
        cell: ({ members }) => GROUPS.count(members),
      },
      {
        key: 'managers',
        header: GROUPS.managers,
        place: 'middle',
        cell: ({ managers }) => (managers.length > 0 ? managers.join(', ') : <Sub>{GROUPS.nobody}</Sub>),
      },
    ],
    views: [
      { name: 'all', title: GROUPS.views.all },
      ...(mayChange
        ? [
            { name: 'mine', title: GROUPS.views.mine, query: { mine: 'true' } },
            { name: 'archived', title: GROUPS.views.archived, query: { archived: 'true' } },
          ]
        : []),
    ],
    filters: [
      {
        name: 'season',
        label: GROUPS.season,
        kind: seasons ? seasons.map((value) => ({ value, label: value })) : 'text',
      },
    ],
    ...(mayChange && {
      actions: [
        {
          intent: 'edit',
          label: GROUPS.edit,
          icon: 'edit',
          when: ({ is_archived: isAway }) => !isAway,
          to: ({ group_id: id }) => `${groupPath(id)}?task=edit`,
        },
        {
          intent: 'archive',
          label: GROUPS.archive,
          icon: 'box',
          isBulk: true,
          when: ({ is_archived: isAway }) => !isAway,
          undo: { intent: 'back', said: GROUPS.archived, foundBy: { archived: 'true' } },
        },
        {
          intent: 'back',
          label: GROUPS.takeBack,
          icon: 'undo',
          isBulk: true,
          when: ({ is_archived: isAway }) => isAway,
        },
      ],
    }),
  }) satisfies OfficeListPage<GroupRow> as OfficeListPage<GroupRow>
