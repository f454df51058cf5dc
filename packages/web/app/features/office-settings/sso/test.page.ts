import { startTest } from '../../../parts/office/sso/start-test.ts'
import { openDesk } from './open-desk.ts'

export const loader = startTest(openDesk)
