import type { FormSummary, SavedForm } from '@clubhouse/contract/people/office/forms'
import type { UserAccount } from '@clubhouse/contract/people/people'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { type Answers, aPage, aUser } from '#lib/testing/page-stub.ts'

/** For tests of the back office's pages about forms. */
export const FORM_ID = '5d0c4e0b-9a53-4c5b-8f6f-0b016f1f6a52'

export const CLUB: UserAccount = {
  account_id: 'id-of-rugby',
  name: 'Rugby club',
  slug: 'rugby',
  roles: ['admin'],
}

export const aSection = (...labels: string[]): FormSection => ({
  section_id: 'about',
  default_section_id: null,
  label: 'About you',
  sequence: 0,
  questions: labels.map((label, sequence) => ({
    ...newQuestion(label.toLowerCase(), 'text', label),
    sequence,
  })),
})

export function aSavedForm(wanted: Partial<SavedForm> = {}): SavedForm {
  return {
    form_id: FORM_ID,
    version: 3,
    kind: 'adult',
    name: 'Adult registration',
    sections: [aSection('Name', 'School')],
    saved_at: '2026-11-16T11:02:00Z',
    saved_by: 'Orla Fennick',
    saved_by_id: '0f1a4a4e-53a1-4d63-9f53-4a3d2c3a9c11',
    archived_at: null,
    plans: [],
    answer_count: 0,
    ...wanted,
  }
}

export function aSummary(wanted: Partial<FormSummary> = {}): FormSummary {
  const { sections: _sections, ...rest } = aSavedForm()
  return { ...rest, question_count: 2, section_count: 1, ...wanted }
}

/** The server's side of the back office for an admin of the rugby club. */
export const aClubPage = (answers: Answers) =>
  aPage(
    { getStore: () => ({ time_zone: 'Europe/Dublin' }), ...answers },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [CLUB] }) },
  )
