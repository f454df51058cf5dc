import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SiteBanner, SiteDraft, SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { eventually } from '#testing/eventually.ts'
import { openSiteClient, type SiteClient } from '#testing/clients/site-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: SiteClient
let first: SiteDraft
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openSiteClient(app)
  first = (await desk.read()).live
})
afterAll(() => app.close())
beforeEach(() => app.setClock(TEST_NOW))

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)
const onTheSite = async () => (await app.server.inject('/api/v2/store/dunvarra')).json()
const titles = async () => (await onTheSite()).menu_items.map(({ title }: { title: string }) => title)
const audited = () =>
  app.asOwner<{ kind: string; detail: Record<string, string> }>(
    `select kind, detail from audit_events where kind like 'site-%' order by at, kind`,
  )
const anEntry = (more: Partial<SiteMenuItem> = {}): SiteMenuItem => ({
  menu_item_id: crypto.randomUUID(),
  type: 'External',
  kind: null,
  title: 'League',
  url: 'https://league.example',
  pages: [],
  hidden: false,
  ...more,
})
const coloured = (primary: string, theme = first.theme) => ({
  theme: { ...theme, color: { ...theme.color, primary } },
})
const aBanner = (more: Partial<SiteBanner> = {}): SiteBanner => ({
  is_on: true,
  title: 'Open day',
  short_content: '',
  url: '',
  external_url: '',
  from: null,
  until: null,
  ...more,
})

describe('a draft of the website', () => {
  test('OPEN-120 begins as what visitors see, and what is saved is seen by nobody else', async () => {
    const before = await onTheSite()
    const site = await desk.read()
    expect(site).toMatchObject({ draft: site.live, state: { revision: 0, has_changes: false } })
    const { status, body } = await desk.save(site, {
      ...coloured('#123456'),
      menu: [anEntry(), ...site.draft.menu],
      banner: aBanner(),
    })
    expect([status, body.site.state.revision, body.site.state.has_changes]).toEqual([200, 1, true])
    expect(body.site.live).toEqual(site.live)
    expect(await onTheSite()).toEqual(before)
    const discarded = await desk.ask('/account/draft?base_revision=1', undefined, 'DELETE')
    expect(discarded.body).toMatchObject({ draft: first, state: { has_changes: false } })
  })

  const REFUSED: { what: string; draft: (draft: SiteDraft) => object }[] = [
    { what: 'a colour that is none', draft: () => coloured('red') },
    { what: 'a colour with more behind it', draft: () => coloured('#123456;}body{display:none') },
    {
      what: 'a face that we do not have',
      draft: ({ theme }) => ({ theme: { ...theme, heading_font: 'comic' } }),
    },
    { what: 'javascript:', draft: () => ({ menu: [anEntry({ url: 'javascript:alert(1)' })] }) },
    { what: 'javascript: in disguise', draft: () => ({ menu: [anEntry({ url: 'java\tscript:alert(1)' })] }) },
    { what: 'data:', draft: () => ({ menu: [anEntry({ url: 'DATA:text/html,x' })] }) },
    {
      what: 'a banner that leads to a script',
      draft: () => ({ banner: aBanner({ external_url: 'vbscript:x' }) }),
    },
    { what: 'a name without an end', draft: () => ({ menu: [anEntry({ title: 'a'.repeat(61) })] }) },
    { what: 'more than a menu holds', draft: () => ({ menu: Array.from({ length: 21 }, () => anEntry()) }) },
    {
      what: 'one entry twice',
      draft: () => {
        const one = anEntry()
        return { menu: [one, one] }
      },
    },
    { what: 'a day that is none', draft: () => ({ banner: aBanner({ from: 'soon' }) }) },
  ]
  test.each(REFUSED)('is not kept with $what', async ({ draft }) => {
    const site = await desk.read()
    const { status } = await desk.save(site, draft(site.draft))
    expect(status).toBe(422)
    expect((await desk.read()).state).toEqual(site.state)
  })

  const UNFIT: { what: string; draft: object; field: RegExp }[] = [
    { what: 'no name', draft: { menu: [anEntry({ title: ' ' })] }, field: /^menu\..*\.title$/ },
    { what: 'no whole address', draft: { menu: [anEntry({ url: 'league' })] }, field: /\.url$/ },
    {
      what: 'another’s name in the address',
      draft: { menu: [anEntry({ url: 'https://bank.example@evil.example' })] },
      field: /\.url$/,
    },
    {
      what: 'a page that is a path',
      draft: { menu: [anEntry({ type: 'Page', url: '../su' })] },
      field: /\.url$/,
    },
    {
      what: 'a product of no kind',
      draft: { menu: [anEntry({ type: 'Product', url: '' })] },
      field: /\.kind$/,
    },
    { what: 'an empty section', draft: { menu: [anEntry({ type: 'Section', url: '' })] }, field: /\.pages$/ },
    { what: 'a banner without a title', draft: { banner: aBanner({ title: '' }) }, field: /^banner\.title$/ },
    {
      what: 'a banner that ends before it begins',
      draft: { banner: aBanner({ from: minutes(5).toISOString(), until: minutes(5).toISOString() }) },
      field: /^banner\.until$/,
    },
  ]
  test.each(UNFIT)('may be kept with $what, and is not published so', async ({ draft, field }) => {
    const site = await desk.saved({ ...first, ...draft })
    const before = await onTheSite()
    const { status, body } = await desk.publish(site)
    expect([status, body.error_code]).toEqual([422, 'invalid_site'])
    expect(Object.keys(body.errors)).toEqual([expect.stringMatching(field)])
    expect(await onTheSite()).toEqual(before)
  })
})

describe('publishing', () => {
  test('puts theme, menu and banner on the site together, keeps what was before, and writes it down', async () => {
    await titles()
    const [one, two, ...rest] = first.menu
    const site = await desk.saved({
      ...coloured('#123456'),
      menu: [
        two ?? anEntry(),
        one ?? anEntry(),
        anEntry(),
        anEntry({ title: 'Not yet', hidden: true }),
        ...rest,
      ],
      banner: aBanner({ short_content: 'All are welcome.' }),
    })
    const { status, body } = await desk.publish(site)
    expect([status, body.state.has_changes, body.live]).toEqual([200, false, site.draft])
    // What was kept a moment ago is old: no waiting.
    const now = await onTheSite()
    expect(now.theme.color.primary).toBe('#123456')
    expect(now.menu_items.map(({ title }: { title: string }) => title)).toEqual([
      two?.title,
      one?.title,
      'League',
      ...rest.map(({ title }) => title),
    ])
    expect(now.banner).toEqual({
      title: 'Open day',
      short_content: 'All are welcome.',
      url: null,
      external_url: null,
    })
    const { items } = (await desk.ask('/account/revisions')).body
    expect(items).toMatchObject([
      { number: 2, made: { by: 'Tadhg Marrin' } },
      { number: 1, note: 'As it was before', made: { by: null }, changes: [] },
    ])
    expect(items[0].changes.map(({ field }: { field: string }) => field)).toEqual([
      'Main colour',
      'Menu',
      'Banner title',
      'Banner text',
      'Banner link',
    ])
    const events = await audited()
    expect(events.map(({ kind }) => kind)).toContain('site-edited')
    expect(events.filter(({ kind }) => kind === 'site-published')).toMatchObject([
      {
        kind: 'site-published',
        detail: { 'Main colour': `${first.theme.color.primary} → #123456` },
      },
    ])
  })

  test('an earlier version comes back as a draft, and with a publication to the site', async () => {
    const { state } = await desk.read()
    const restored = await desk.ask('/account/revisions/1/restoration', { base_revision: state.revision })
    expect(restored.body).toMatchObject({ draft: first, state: { has_changes: true } })
    expect((await onTheSite()).theme.color.primary).toBe('#123456')
    await desk.publish(restored.body)
    expect(await titles()).toEqual(first.menu.map(({ title }) => title))
    expect((await desk.read()).live).toEqual(first)
    expect((await desk.ask('/account/revisions/2')).body.content.theme.color.primary).toBe('#123456')
    expect((await desk.ask('/account/revisions/9')).status).toBe(404)
  })

  test('waits for its time, goes out once as it stands then, or is taken back', async () => {
    const site = await desk.saved(coloured('#224466'))
    const scheduled = await desk.publish(site, minutes(10))
    expect(scheduled.body.state.due_at).toBe(minutes(10).toISOString())
    const taken = await desk.ask('/account/publication', undefined, 'DELETE')
    expect(taken.body.state.due_at).toBeNull()
    await desk.publish(taken.body, minutes(20))
    await desk.saved(coloured('#446688'))
    app.setClock(minutes(21))
    await app.parts.jobs.runDue()
    await eventually(async () => expect((await onTheSite()).theme.color.primary).toBe('#446688'))
    expect((await desk.publish(await desk.read(), minutes(1))).body.errors).toEqual({
      at: 'Choose a time that is still to come',
    })
    expect((await audited()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['site-scheduled', 'site-unscheduled', 'site-published']),
    )
  })

  test('a banner is there between its times, and not while it is off', async () => {
    const banner = { from: minutes(60).toISOString(), until: minutes(120).toISOString() }
    await desk.publish(await desk.saved({ banner: aBanner(banner) }))
    const seenAt = async (moment: Date) => {
      app.setClock(moment)
      app.parts.revisions.bumpAll()
      return (await onTheSite()).banner?.title ?? null
    }
    expect([await seenAt(minutes(59)), await seenAt(minutes(60)), await seenAt(minutes(120))]).toEqual([
      null,
      'Open day',
      null,
    ])
    app.setClock(TEST_NOW)
    await desk.publish(await desk.saved({ banner: aBanner({ is_on: false }) }))
    expect(await seenAt(minutes(1))).toBeNull()
    expect((await desk.read()).live.banner).toEqual(aBanner({ is_on: false }))
  })

  test('changes nothing of another club', async () => {
    const other = await app.asOwner(`select theme, banner from clubs where slug <> 'dunvarra' order by slug`)
    await desk.publish(await desk.saved({ ...coloured('#664422'), menu: [anEntry()] }))
    expect(
      await app.asOwner(`select theme, banner from clubs where slug <> 'dunvarra' order by slug`),
    ).toEqual(other)
    const kept = await app.asOwner<{ n: number }>(
      `select count(*)::int as n from menu_items m join clubs c on c.id = m.club_id where c.slug <> 'dunvarra'`,
    )
    expect(kept[0]?.n).toBeGreaterThan(0)
    await desk.publish(await desk.saved(first))
  })
})

describe('two people', () => {
  test('the second is told who and when, and both versions are there', async () => {
    const orla = await openSiteClient(app, { who: 'orla@dunvarra.example' })
    const seen = await desk.read()
    const { body } = await orla.save(seen, coloured('#0a0b0c'))
    const second = await desk.save(seen, { menu: [] })
    expect(second).toMatchObject({ status: 409, body: { error_code: 'draft_changed' } })
    expect(second.body.message).toContain('Orla Fennick saved')
    expect(await desk.read()).toEqual(body.site)
    for (const refused of [
      await desk.publish(seen),
      await desk.ask(`/account/draft?base_revision=${seen.state.revision}`, undefined, 'DELETE'),
      await desk.ask('/account/revisions/1/restoration', { base_revision: seen.state.revision }),
    ])
      expect([refused.status, refused.body.error_code]).toEqual([409, 'draft_changed'])
    await desk.saved(first)
  })
})

describe('OPEN-120 the menu, one entry at a time', () => {
  const entry = { type: 'External', title: 'League', url: 'https://league.example' }

  test('is listed with filter, sort and pages; an entry is added, changed, moved and taken out of the draft', async () => {
    const before = await titles()
    const { body: list } = await desk.ask('/menu-items?filter=e&sort=title&sort_direction=asc&per_page=2')
    expect([list.items.length, list.per_page, list.state.revision]).toEqual([2, 2, expect.any(Number)])
    const made = await desk.ask('/menu-items', {
      base_revision: list.state.revision,
      item: entry,
      position: 1,
    })
    expect(made).toMatchObject({ status: 200, body: { item: { position: 1, title: 'League' } } })
    const path = `/menu-items/${made.body.item.menu_item_id}`
    const renamed = { ...entry, title: 'Our league', hidden: true }
    const body = { base_revision: made.body.state.revision, item: renamed, position: 3 }
    const moved = await desk.ask(path, body, 'PATCH')
    expect(moved.body.item).toMatchObject({ position: 3, title: 'Our league', hidden: true })
    expect((await desk.ask(path)).body).toEqual(moved.body)
    expect((await desk.ask(path, body, 'PATCH')).status).toBe(409)
    expect(await titles()).toEqual(before)
    const gone = await desk.ask(`${path}?base_revision=${moved.body.state.revision}`, undefined, 'DELETE')
    expect(gone.body).toMatchObject({ deleted: true })
    expect((await desk.ask(path)).status).toBe(404)
  })

  test('has an end', async () => {
    const site = await desk.saved({ menu: Array.from({ length: 20 }, () => anEntry()) })
    const more = await desk.ask('/menu-items', { base_revision: site.state.revision, item: entry })
    expect([more.status, more.body.error_code]).toEqual([409, 'menu_full'])
    await desk.saved(first)
  })
})

test('a hidden entry is kept from the public side whatever a query forgets', async () => {
  await desk.publish(await desk.saved({ menu: [anEntry(), anEntry({ title: 'Not yet', hidden: true })] }))
  const seen = await app.parts.db.read<{ title: string }>(
    { name: 'menu_test', text: 'select title from menu_items m where m.club_id = $1' },
    [desk.accountId],
  )
  expect(seen.map(({ title }) => title)).toEqual(['League'])
  await desk.publish(await desk.saved(first))
})
