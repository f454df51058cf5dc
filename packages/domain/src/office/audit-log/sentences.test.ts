import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'
import { areaOf, kindsIn, SENTENCES, sentenceOf } from './sentences.ts'
import type { Happened } from './sentences/sentence.ts'

const happened = (more: Partial<Happened>): Happened => ({
  kind: 'sign-in',
  who: 'Áine Byrne',
  what: null,
  whom: null,
  detail: {},
  ...more,
})

test.each<[Partial<Happened>, string]>([
  [{ kind: 'article-published', what: 'Under-12s win' }, 'Áine Byrne published “Under-12s win”'],
  [{ kind: 'article-published', what: null }, 'Áine Byrne published an article'],
  [{ kind: 'article-not-published', what: 'Cup' }, '“Cup” couldn’t go out at its time'],
  [{ kind: 'form-renamed', what: 'Adults' }, 'Áine Byrne renamed the form “Adults”'],
  [{ kind: 'form-deleted' }, 'Áine Byrne deleted the form'],
  [{ kind: 'sign-in-failed', who: null, whom: 'Orla Fennick' }, 'A sign-in as Orla Fennick failed'],
  [{ kind: 'sign-in', who: null }, 'Someone signed in'],
  [{ kind: 'role-given', whom: 'Orla', detail: { role: 'admin' } }, 'Orla became an admin of the club'],
  [
    { kind: 'list-exported', detail: { list: 'news', rows: '11' } },
    'Áine Byrne downloaded the list “news” (11 rows)',
  ],
  [
    { kind: 'person-changed', what: 'Fia', detail: { fields: 'first_name, date_of_birth, mobile' } },
    'Áine Byrne corrected the first name, date of birth and mobile of “Fia”',
  ],
  [{ kind: 'person-changed', detail: { Mobile: ' → 1' } }, 'Áine Byrne corrected the details of someone'],
  [{ kind: 'kite-flown', what: 'Red' }, 'Kite flown: “Red”, by Áine Byrne'],
  [{ kind: 'toString' }, 'ToString, by Áine Byrne'],
  [{ kind: '' }, 'Something happened, by Áine Byrne'],
])('%o is told as "%s"', (event, words) => {
  expect(sentenceOf(happened(event))).toBe(words)
})

test('every kind belongs somewhere, and is told without anything known of it', () => {
  for (const kind of Object.keys(SENTENCES)) {
    expect(kindsIn(areaOf(kind))).toContain(kind)
    const said = sentenceOf({ kind, who: null, what: null, whom: null, detail: {} })
    expect(said, kind).toMatch(/^[A-Z“].{8,}/)
    expect(said).not.toMatch(/undefined|null/)
  }
})

test('before and after, of each field that was changed', () => {
  expect(changesIn({ article_id: '1', title: 'A → B → C', body_text: ' → 40 characters' })).toEqual([
    { field: 'Title', before: 'A', after: 'B → C' },
    { field: 'Body text', before: '', after: '40 characters' },
  ])
  expect(changesIn({ image_id: '1', before: 'Pitch', after: 'decorative' })).toEqual([
    { field: 'Text', before: 'Pitch', after: 'decorative' },
  ])
})
