import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

test('a past draw is verified on the reader’s own device, and one that was tampered with is not', async ({
  page,
}) => {
  await page.goto(clubUrl('dunvarra', '/products/lotto/rovers-lotto/draws/341'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this draw fair? Check it yourself.')
  const status = page.getByRole('status').filter({ hasText: /Check this draw|matches|match/ })
  const file = page.waitForResponse('**/proof.json')
  await page.getByRole('button', { name: 'Verify this draw' }).click()
  const proof = await (await file).json()
  await expect(status).toContainText('Everything matches')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The sealed envelope was not swapped' }),
  ).toBeVisible()
  await expectNoViolations(page)

  // The same page, from somebody who has slipped a line into the file.
  proof.entries[0].line = proof.result.picks
  await page.route('**/proof.json', (route) => route.fulfill({ json: proof }))
  await page.getByRole('button', { name: 'Verify again' }).click()
  await expect(status).toContainText('This does not match')
  await expect(page.getByText('The list does not fit its fingerprint')).toBeVisible()
})
