import { expect, test } from 'vitest'
import { neededToEnter } from '@clubhouse/domain/office/rights'
import { ENTRIES } from '../../parts/office/frame/navigation.ts'
import { commonUrls } from '../platform/urls.ts'
import { backofficeUrls } from './urls.ts'

const pathsOf = (urls: typeof backofficeUrls) => urls.map(({ path = '' }) => `/${path}`)

test('OPEN-002 every page of the back office is opened by a right, and every room of the menu', () => {
  const common = pathsOf(commonUrls('backoffice'))
  const own = pathsOf(backofficeUrls).filter(
    (path) => !common.includes(path) && !/^\/(dev|authentication)\//.test(path),
  )
  const entries = ENTRIES.map(({ path }) => path)
  expect([...own, ...entries].filter((path) => neededToEnter(path) === null)).toEqual([])
})
