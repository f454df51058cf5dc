import { expect, test } from 'vitest'
import { archivingTo, recoveringFrom } from './archive.mjs'

test('a segment has its name in the archive only when it is whole, and none is written over', () => {
  expect(archivingTo('/kept').archive_command).toBe(
    'test ! -f /kept/%f && cp %p /kept/%f.part && mv /kept/%f.part /kept/%f',
  )
})

test('a restore goes to the end of the archive, or to a moment in the form that PostgreSQL reads there', () => {
  expect(recoveringFrom('/kept', null)).toEqual({
    restore_command: 'cp /kept/%f %p',
    recovery_target_timeline: 'latest',
  })
  expect(recoveringFrom('/kept', new Date('2026-11-19T14:03:00.500Z'))).toMatchObject({
    recovery_target_time: '2026-11-19T14:03:00.500+00',
    recovery_target_action: 'promote',
  })
})
