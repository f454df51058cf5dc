import { expect, test } from 'vitest'
import { setUpByApt } from './installed.mjs'

test('what apt set up is named with its version, whatever was asked for', () => {
  const output = [
    'Unpacking postgresql (15+248) ...',
    'Setting up libpq5:amd64 (15.14-0+deb12u1) ...',
    'Setting up postgresql (15+248) ...',
    'Processing triggers for libc-bin (2.36-9) ...',
  ].join('\n')
  expect(setUpByApt(output)).toEqual(['libpq5 15.14-0+deb12u1', 'postgresql 15+248'])
})
