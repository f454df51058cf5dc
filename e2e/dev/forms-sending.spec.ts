import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { field, fillIn, formUrl, option, received, searchCounty, send } from '../support/forms.ts'
import { goOffline, openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'

test.use({ provoked: /ERR_INTERNET_DISCONNECTED|status of 502/ })
const GUARDIAN = {
  first_name: 'Bríd',
  last_name: 'Hallaran',
  email: 'brid@home.example',
  date_of_birth: '02/05/1986',
  mobile: '+353 86 123 4567',
  address_line1: '4 Quay Road',
  city: 'Dunvarra',
}

async function fillInAll(page: Page): Promise<void> {
  await fillIn(page, GUARDIAN)
  await option(page, 'relationship', 'Mother').check()
  await field(page, 'country').selectOption('Ireland')
  await searchCounty(page, 'Galway')
  await field(page, 'data_consent').check()
}

const NOT_SENT = 'We couldn’t send your answers. Please try again.'

test('answers that do not arrive leave the form as it is, to be sent again @phone', async ({
  page,
  request,
}) => {
  await openHydrated(page, await formUrl(request, 'dunvarra', 'guardian'))
  await fillInAll(page)
  const expectNotSent = async () => {
    await send(page).click()
    await expect(page.getByText(NOT_SENT)).toBeInViewport()
    await expect(field(page, 'mobile')).toHaveValue('00353861234567')
  }
  // Nothing at all can be fetched, not even a file of our own.
  await goOffline(page)
  await expectNotSent()
  await page.context().setOffline(false)
  const isForm = (url: URL) => url.pathname.includes('/dev/forms/')
  await page.route(isForm, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
      : route.fallback(),
  )
  await expectNotSent()
  await page.unroute(isForm)
  // What the navbar half covers by chance is no finding.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoViolations(page)

  await page.reload()
  await untilHydrated(page)
  await expect(field(page, 'first_name')).toHaveValue(GUARDIAN.first_name)
  await send(page).click()
  expect(await received(page)).toMatchObject({ Mobile: '00353861234567' })
})

test('a double click sends once @phone', async ({ page, request }) => {
  await openHydrated(page, await formUrl(request, 'dunvarra', 'guardian'))
  await fillInAll(page)
  const posts: string[] = []
  page.on('request', (sent) => sent.method() === 'POST' && posts.push(new URL(sent.url()).pathname))
  await send(page).dblclick()
  await received(page)
  expect(posts.filter((path) => path.includes('/dev/forms/'))).toHaveLength(1)
})
