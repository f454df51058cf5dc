import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const peopleUrls: RouteConfigEntry[] = [
  route('forms', 'features/people/office/forms/list/forms.page.tsx', { id: 'backoffice/forms' }),
  route('forms/new', 'features/people/office/forms/new/new-form.page.tsx', { id: 'backoffice/forms/new' }),
  route('forms/:id', 'features/people/office/forms/edit/edit-form.page.tsx', { id: 'backoffice/forms/edit' }),
  route('forms/:id/save', 'features/people/office/forms/edit/save-form.page.ts', {
    id: 'backoffice/forms/save',
  }),
  route('forms/:id/history', 'features/people/office/forms/history/history.page.tsx', {
    id: 'backoffice/forms/history',
  }),
  route('forms/:id/history/:version', 'features/people/office/forms/history/version.page.tsx', {
    id: 'backoffice/forms/version',
  }),
  route('members', 'features/people/office/records/members/members.page.tsx', { id: 'backoffice/members' }),
  route('members/new', 'features/people/office/records/add/add.page.tsx', { id: 'backoffice/members/new' }),
  route('members/:id/copy', 'features/people/office/records/requests/copy.page.tsx', {
    id: 'backoffice/members/copy',
  }),
  route('members/:id/copy/file', 'features/people/office/records/requests/copy-file.page.ts', {
    id: 'backoffice/members/copy/file',
  }),
  route('members/:id/own-sign-in', 'features/people/office/records/requests/own-sign-in.page.tsx', {
    id: 'backoffice/members/own-sign-in',
  }),
  route('members/:id/erase', 'features/people/office/records/requests/erase.page.tsx', {
    id: 'backoffice/members/erase',
  }),
  route('members/:id', 'features/people/office/records/person/person.page.tsx', {
    id: 'backoffice/members/one',
  }),
  route('families', 'features/people/office/records/families/families.page.tsx', {
    id: 'backoffice/families',
  }),
  route('families/:id', 'features/people/office/records/families/family.page.tsx', {
    id: 'backoffice/families/one',
  }),
  route('fixtures', 'features/people/office/teams/fixtures.page.tsx', { id: 'backoffice/fixtures' }),
  route('fixtures/new', 'features/people/office/teams/new-event.page.tsx', {
    id: 'backoffice/fixtures/new',
  }),
  route('fixtures/:id', 'features/people/office/teams/event.page.tsx', { id: 'backoffice/fixtures/one' }),
  route('fixtures/:id/edit', 'features/people/office/teams/edit-event.page.tsx', {
    id: 'backoffice/fixtures/edit',
  }),
  route('fixtures/:id/off', 'features/people/office/teams/off.page.tsx', {
    id: 'backoffice/fixtures/off',
  }),
  route('people/groups', 'features/people/office/records/groups/groups.page.tsx', {
    id: 'backoffice/people/groups',
  }),
  route('people/groups/new', 'features/people/office/records/groups/new-group.page.tsx', {
    id: 'backoffice/people/groups/new',
  }),
  route('people/groups/add', 'features/people/office/records/groups/add-to-group.page.tsx', {
    id: 'backoffice/people/groups/add',
  }),
  route('people/groups/:id/print', 'features/people/office/records/groups/team-list.page.tsx', {
    id: 'backoffice/people/groups/print',
  }),
  route('people/groups/:id/csv', 'features/people/office/records/groups/team-list-csv.page.ts', {
    id: 'backoffice/people/groups/csv',
  }),
  route('people/groups/:id/people/:member', 'features/people/office/records/groups/group-person.page.tsx', {
    id: 'backoffice/people/groups/person',
  }),
  route('people/groups/:id', 'features/people/office/records/groups/group.page.tsx', {
    id: 'backoffice/people/groups/one',
  }),
  route('check-card', 'features/people/office/records/check-card/check-card.page.tsx', {
    id: 'backoffice/check-card',
  }),
  route('people/voters', 'features/people/office/records/voters/voters.page.tsx', {
    id: 'backoffice/people/voters',
  }),
  route('people/voters/print', 'features/people/office/records/voters/voters-print.page.tsx', {
    id: 'backoffice/people/voters/print',
  }),
  route('people/duplicates', 'features/people/office/records/duplicates/duplicates.page.tsx', {
    id: 'backoffice/people/duplicates',
  }),
  route('people/duplicates/merge', 'features/people/office/records/duplicates/merge.page.tsx', {
    id: 'backoffice/people/duplicates/merge',
  }),
  route('people/access-log', 'features/people/office/records/access-log/access-log.page.tsx', {
    id: 'backoffice/people/access-log',
  }),
  route('people/foireann', 'features/people/office/import/foireann.page.tsx', {
    id: 'backoffice/people/foireann',
  }),
  route('people/foireann/csv', 'features/people/office/import/foireann-csv.page.ts', {
    id: 'backoffice/people/foireann/csv',
  }),
  route('people/import', 'features/people/office/import/import.page.tsx', { id: 'backoffice/people/import' }),
  route('people/import/:id', 'features/people/office/import/list.page.tsx', {
    id: 'backoffice/people/import/list',
  }),
  route('people/import/:id/problems', 'features/people/office/import/problems-csv.page.ts', {
    id: 'backoffice/people/import/problems',
  }),
]
