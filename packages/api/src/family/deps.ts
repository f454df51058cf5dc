import type { Core } from '../core.ts'

export type FamilyDeps = Pick<Core, 'db' | 'now' | 'registry' | 'audit'>
