import { expect, test } from 'vitest'
import ContinueAsPage from './features/identity/app-link/continue-as.page.tsx'
import ContactPage from './features/site/contact/contact.page.tsx'
import RecurringPage from './features/messages/mailings/recurring-email-status.page.tsx'
import { aSite, drawOnSite } from './lib/testing/on-site.tsx'
import Shell from './sites/club/shell.tsx'
import { ClubMap } from './ui/map/club-map.tsx'
import { EditableMap } from './ui/map/editable-map.tsx'

const TILES = { tilesUrl: null, attribution: '© Nobody' }
const HOME = { latitude: 53.7631, longitude: -9.8127 }
const nothing = () => undefined

test.each([
  {
    what: 'the frame with its cookie notice and its menus',
    page: <Shell />,
    data: null,
    shows: 'Refuse cookies',
  },
  {
    what: 'a form that keeps drafts, with a map',
    page: <ContactPage />,
    data: { tiles: TILES },
    shows: '<form',
  },
  { what: 'a page that calls by itself', page: <RecurringPage />, data: { isWhole: true }, shows: 'Saving' },
  { what: 'the question of an app', page: <ContinueAsPage />, data: { firstName: 'Kwame' }, shows: 'Kwame' },
  {
    what: 'a map',
    page: <ClubMap {...HOME} label="The pitch" tiles={TILES} />,
    data: null,
    shows: 'The pitch',
  },
  {
    what: 'a map that can be edited',
    page: (
      <EditableMap
        label="Where the club is"
        place={HOME}
        tiles={TILES}
        search={async () => []}
        onChange={nothing}
      />
    ),
    data: null,
    shows: 'Where the club is',
  },
])('SHELL-46 OPEN-127 $what is drawn where there is no browser', ({ page, data, shows }) => {
  // The server has no window, no storage and no document: whatever asks for one would throw.
  expect([typeof window, typeof document, typeof localStorage]).toEqual([
    'undefined',
    'undefined',
    'undefined',
  ])
  expect(drawOnSite(page, aSite(), '/', data)).toContain(shows)
})
