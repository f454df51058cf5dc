import { type Sentence, upper } from './sentence.ts'

const people = (say: Sentence['say']): Sentence => ({ area: 'people', say })
const signIns = (say: Sentence['say']): Sentence => ({ area: 'sign-ins', say })
/** "the first name and mobile" */
const fieldsIn = (fields?: string): string =>
  fields ? `the ${fields.replaceAll('_', ' ').replace(/, ([^,]*)$/, ' and $1')}` : 'the details'
/** "Training of Under 12s on Tuesday 17 November" */
const eventIn = (detail: Readonly<Record<string, string>>): string =>
  `${detail['What'] ?? 'a match or training'} of ${detail['Team'] ?? 'a team'} on ${detail['Day'] ?? 'a day'}`
const weeksIn = ({ Times: times }: Readonly<Record<string, string>>): string =>
  times ? ` and the weeks after it (${times} in all)` : ''
const ROLES: Readonly<Record<string, string>> = {
  member: 'a member',
  admin: 'an admin',
  owner: 'an owner',
  group_manager: 'a team manager',
}
const roleName = (role = ''): string => ROLES[role] ?? 'part'

const WAYS: Readonly<Record<string, string>> = {
  cash: 'in cash',
  transfer: 'by bank transfer',
  later: 'to be paid later',
}

export const PEOPLE: Readonly<Record<string, Sentence>> = {
  'body-list-uploaded': people(({ who, the }) =>
    `${who} of a governing body uploaded the list ${the('')}`.trimEnd(),
  ),
  'body-list-removed': people(({ who, the }) =>
    `${who} of a governing body threw away the list ${the('')}`.trimEnd(),
  ),
  'body-differences-marked': people(
    ({ who, detail }) => `${who} of a governing body marked ${detail['count'] ?? 'some'} differences`,
  ),
  'body-access-asked': people(
    ({ who, detail }) =>
      `${detail['by'] ?? who} of ${detail['body'] ?? 'a governing body'} asked to read the members`,
  ),
  'body-access-granted': people(
    ({ who, detail }) =>
      `${who} let ${detail['body'] ?? 'a governing body'} read the members until ${detail['until'] ?? 'a day'}`,
  ),
  'body-access-refused': people(
    ({ who, detail }) => `${who} did not let ${detail['body'] ?? 'a governing body'} read the members`,
  ),
  'body-access-ended': people(
    ({ who, detail }) => `${who} ended that ${detail['body'] ?? 'a governing body'} may read the members`,
  ),
  'body-members-read': people(
    ({ who, detail }) => `${detail['by'] ?? who} of ${detail['body'] ?? 'a governing body'} read the members`,
  ),
  'body-message-sent': people(
    ({ who, detail }) =>
      `${detail['by'] ?? who} of ${detail['body'] ?? 'a governing body'} wrote to those who run the club`,
  ),
  'answers-read': people(({ who, whom }) => `${who} read the answers of ${whom}`),
  'person-changed': people(
    ({ who, the, detail }) => `${who} corrected ${fieldsIn(detail['fields'])} of ${the('someone')}`,
  ),
  'registered-by-hand': people(
    ({ who, detail }) =>
      `${who} registered ${detail['Person'] ?? 'someone'} from a paper form: ${detail['Amount'] ?? 'money'}, ${WAYS[detail['By'] ?? ''] ?? 'paid by hand'}`,
  ),
  'paper-answers-typed': people(
    ({ who, the, detail }) =>
      `${who} typed in the paper form of ${the('someone')}${detail['Form'] ? `: ${detail['Form']}` : ''}`,
  ),
  'guarded-answers-opened': people(
    ({ who, the }) => `${who} opened the medical and safeguarding answers of ${the('someone')}`,
  ),
  'person-data-copied': people(
    ({ who, the }) => `${who} took a copy of everything the club keeps about ${the('someone')}`,
  ),
  'person-erasure-asked': people(
    ({ who, the }) => `${who} asked for what the club keeps about ${the('someone')} to be erased`,
  ),
  'person-erasure-stopped': people(
    ({ who, the }) => `${who} kept what the club has about ${the('someone')} after all`,
  ),
  'person-erased': people(({ the }) => `What the club kept about ${the('someone')} was erased`),
  'group-created': people(({ who, the }) => `${who} made the team ${the('')}`.trimEnd()),
  'group-changed': people(({ who, the }) => `${who} changed the team ${the('')}`.trimEnd()),
  'group-archived': people(({ who, the }) => `${who} archived the team ${the('')}`.trimEnd()),
  'group-taken-back': people(({ who, the }) => `${who} took back the team ${the('')}`.trimEnd()),
  'group-member-added': people(
    ({ who, the, detail }) => `${who} put ${the('someone')} into the team “${detail['group'] ?? ''}”`,
  ),
  'group-member-removed': people(
    ({ who, the, detail }) => `${who} took ${the('someone')} out of the team “${detail['group'] ?? ''}”`,
  ),
  'group-managers-named': people(({ who, the }) => `${who} said who looks after ${the('a team')}`),
  'team-event-added': people(({ who, detail }) => `${who} added ${eventIn(detail)}${weeksIn(detail)}`),
  'team-event-changed': people(({ who, detail }) => `${who} changed ${eventIn(detail)}${weeksIn(detail)}`),
  'team-event-removed': people(({ who, detail }) => `${who} removed ${eventIn(detail)}${weeksIn(detail)}`),
  'team-event-off': people(
    ({ who, detail }) =>
      `${who} called off ${eventIn(detail)} and told ${detail['Families'] ?? 'the'} families`,
  ),
  'team-result-entered': people(({ who, detail }) => `${who} entered the result of ${eventIn(detail)}`),
  'team-asked': people(
    ({ who, detail }) => `${who} asked ${detail['Families'] ?? 'the'} families about ${eventIn(detail)}`,
  ),
  'team-answer-noted': people(
    ({ who, the, detail }) => `${who} noted whether ${the('someone')} is coming to ${eventIn(detail)}`,
  ),
  'team-attendance-taken': people(({ who, detail }) => `${who} began to tick who is at ${eventIn(detail)}`),
  'team-emergency-opened': people(
    ({ who, detail }) =>
      `${who} opened the medical notes of ${detail['Team'] ?? 'a team'} for an emergency (${detail['Notes'] ?? '0'} players)`,
  ),
  'people-merged': people(
    ({ who, the, detail }) => `${who} merged ${detail['merged'] || 'a second entry'} into ${the('someone')}`,
  ),
  'merge-undone': people(
    ({ who, the, detail }) =>
      `${who} undid the merge of ${detail['merged'] || 'a second entry'} into ${the('someone')}`,
  ),
  'people-told-apart': people(
    ({ who, the, detail }) =>
      `${who} said that ${the('someone')} and ${detail['other'] || 'someone else'} are not the same person`,
  ),
  'people-maybe-same': people(
    ({ who, the, detail }) =>
      `${who} said that ${the('someone')} and ${detail['other'] || 'someone else'} may be the same person`,
  ),
  'list-exported': people(
    ({ who, detail }) =>
      `${who} downloaded the list “${detail['list'] ?? ''}” (${detail['rows'] ?? '0'} rows)`,
  ),
  'people-list-uploaded': people(
    ({ who, the, detail }) =>
      `${who} uploaded the list of people ${the('')} (${detail['lines'] ?? '0'} lines)`,
  ),
  'people-list-mapped': people(
    ({ who, the }) => `${who} said what the columns of ${the('a list of people')} mean`,
  ),
  'people-list-discarded': people(({ who, the }) => `${who} threw ${the('a list of people')} away`),
  'people-imported': people(
    ({ who, the, detail }) => `${who} imported ${detail['people'] ?? '0'} people from ${the('a list')}`,
  ),
  'people-import-undone': people(
    ({ who, the, detail }) =>
      `${who} took back the import of ${detail['people'] ?? '0'} people from ${the('a list')}`,
  ),
  'email-verified': people(({ who }) => `${who} confirmed their email`),
  'email-change-asked': people(({ who }) => `${who} asked to change their email`),
  'email-changed': people(({ who }) => `${who} changed their email`),
  'email-change-undone': people(({ who }) => `${who} took back a change of email`),
  'details-changed': people(({ who }) => `${who} changed their details`),
  'role-given': people(({ whom, detail }) => `${upper(whom)} became ${roleName(detail['role'])} of the club`),
  'user-invited': people(
    ({ who, detail }) =>
      `${who} asked ${detail['email'] ?? 'someone'} to run the club as ${detail['as'] ?? 'an admin'}`,
  ),
  'user-invited-again': people(
    ({ who, detail }) => `${who} mailed ${detail['email'] ?? 'someone'} their invitation again`,
  ),
  'user-invitation-withdrawn': people(
    ({ who, detail }) => `${who} took back the invitation of ${detail['email'] ?? 'someone'}`,
  ),
  'user-invitation-accepted': people(
    ({ who, detail }) => `${who} now runs the club as ${detail['as'] ?? 'an admin'}`,
  ),
  'user-changed': people(({ who, whom }) => `${who} changed what ${whom} may do`),
  'user-removed': people(({ who, whom }) => `${who} ended ${whom}’s running of the club`),
  'office-handed-over': people(
    ({ who, whom, detail }) => `${who} handed the office of ${detail['office'] ?? 'someone'} over to ${whom}`,
  ),
  'platform-entered': people(
    ({ who, detail }) => `${who} came into the back office: ${detail['reason'] ?? ''}`,
  ),
  'platform-signed-out': people(({ who, whom }) => `${who} signed ${whom} out everywhere`),
  'platform-unlocked': people(({ who, whom }) => `${who} let ${whom} try to sign in again`),
  'platform-verification-mailed': people(
    ({ who, whom }) => `${who} mailed ${whom} the link to confirm their email`,
  ),
  'platform-email-corrected': people(({ who, whom }) => `${who} corrected ${whom}’s email`),
  'platform-passkeys-forgotten': people(({ who, whom }) => `${who} let ${whom} set up a new passkey`),
  'platform-left': people(({ who }) => `${who} left the back office`),
  'passkeys-reset': people(({ who, whom }) => `${who} let ${whom} set up a new passkey`),
  'own-sign-in-offered': people(({ who, whom }) => `${who} offered ${whom} a sign-in of their own`),
  'own-sign-in-asked': people(({ who, whom }) => `${who} asked ${whom} to hand a membership over`),
  'own-sign-in-taken': people(({ who }) => `${who} took over their own sign-in`),
  'data-downloaded': people(({ who }) => `${who} downloaded their data`),
  'erasure-asked': people(({ who }) => `${who} asked for their account to be deleted`),
  'erasure-cancelled': people(({ who }) => `${who} kept their account after all`),
  'sign-in': signIns(({ who }) => `${who} signed in`),
  'sign-in-failed': signIns(({ whom }) => `A sign-in as ${whom} failed`),
  'sign-in-refused': signIns(({ whom }) => `${upper(whom)} signed in where they have no role`),
  'sign-up': signIns(({ who }) => `${who} made an account`),
  'sign-out': signIns(({ who }) => `${who} signed out`),
  'recovery-requested': signIns(({ whom }) => `A new password was asked for, for ${whom}`),
  'code-failed': signIns(({ whom }) => `A wrong code was entered for ${whom}`),
  'password-changed': signIns(({ who }) => `${who} changed their password`),
  'refresh-replayed': signIns(({ whom }) => `A sign-in of ${whom} was used twice and ended`),
  'passkey-added': signIns(({ who }) => `${who} added a passkey`),
  'passkey-removed': signIns(({ who }) => `${who} removed a passkey`),
}
