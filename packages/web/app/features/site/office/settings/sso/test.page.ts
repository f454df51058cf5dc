import { startTest } from '#parts/identity/office/sso/start-test.ts'
import { openSsoCalls } from './open-calls.ts'

export const loader = startTest(openSsoCalls)
