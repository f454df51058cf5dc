import { startTest } from '#parts/identity/office/sso/start-test.ts'
import { openDesk } from './open-desk.ts'

export const loader = startTest(openDesk)
