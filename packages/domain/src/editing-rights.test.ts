import { describe, expect, test } from 'vitest'
import { isAdminMode, questionRights } from './editing-rights.ts'

describe('HOSTS-21 editing', () => {
  test.each([
    { site: 'backoffice', roles: ['admin'], is: true },
    { site: 'backoffice', roles: ['owner', 'member'], is: true },
    { site: 'backoffice', roles: ['group_manager'], is: false },
    { site: 'backoffice', roles: [], is: false },
    { site: 'club', roles: ['owner'], is: false },
    { site: 'su', roles: ['super-user'], is: false },
    { site: 'myaccount', roles: ['member'], is: false },
  ] as const)('the map by $roles on $site: $is', ({ site, roles, is }) => {
    expect(isAdminMode(site, roles)).toBe(is)
  })

  test.each([
    { isAdmin: true, isFixedRequired: false, may: true },
    { isAdmin: true, isFixedRequired: true, may: false },
    { isAdmin: false, isFixedRequired: false, may: false },
    { isAdmin: false, isFixedRequired: true, may: false },
  ])('a question, admin $isAdmin, fixed $isFixedRequired: $may', ({ isAdmin, isFixedRequired, may }) => {
    expect(questionRights(isAdmin, { isFixedRequired })).toEqual({ mayChangeRequired: may, mayDelete: may })
  })
})
