import { expectNoViolations } from '../support/axe.ts'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../support/layout.ts'
import { beginSignedIn } from '../support/signed-in.ts'
import { siteUrl } from '../support/sites.ts'

test('OPEN-122 a superuser sees how the platform does, what waits and which mails have gone @phone-first', async ({
  page,
}) => {
  await beginSignedIn(page, siteUrl('su'), 'sam@platform.example')
  await openHydrated(page, siteUrl('su', '/health'))
  const database = page.getByRole('listitem').filter({ hasText: 'Database' })
  await expect(database).toContainText('Working')
  await atBothWidths(page, () => expectNoViolations(page))
  for (const [path, title] of [
    ['/jobs', 'Jobs'],
    ['/outbox?show=sent', 'Outbox'],
    ['/webhooks?show=delivered', 'Webhooks'],
    ['/people', 'People'],
  ] as const) {
    await openHydrated(page, siteUrl('su', path))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await atBothWidths(page, () => expectNoSidewaysScroll(page))
    // They are lists, all of one kind.
    if (title === 'Outbox') await atBothWidths(page, () => expectNoViolations(page))
  }
})
