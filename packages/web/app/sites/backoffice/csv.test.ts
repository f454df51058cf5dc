import { expect, test } from 'vitest'
import { asking } from '#lib/testing/posted.ts'
import { aPage } from '#lib/testing/page-stub.ts'
import { loader } from './csv.page.ts'
import { backofficeUrls } from './urls.ts'

const files = backofficeUrls.flatMap(({ file, path = '' }) =>
  file === 'sites/backoffice/csv.page.ts' ? [path] : [],
)
const ask = (path: string) => loader(asking(aPage({}, { host: { type: 'backoffice' } }), path))

test.each(files)('%s is a list of the back office: strangers sign in first', async (path) => {
  await expect(ask(`/${path}`)).rejects.toMatchObject({ status: 302 })
})

test('no other address has such a file', async () => {
  await expect(async () => ask('/constructor/csv')).rejects.toMatchObject({ status: 404 })
})
