import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

test('ERR-53 the default text', () => {
  expect(errorText({ status: 500 })).toBe('An error has occurred')
  expect(errorText({ status: 400, problem: { message: '  ' } })).toBe('An error has occurred')
  expect(errorText({ status: 400, problem: null })).toBe('An error has occurred')
})

test('ERR-54 no answer', () => {
  expect(errorText({ status: 0, fallback: 'Not sent' })).toBe('Network error occurred.')
})

test('ERR-55 not found says nothing', () => {
  expect(errorText({ status: 404, problem: { message: 'No such article' }, fallback: 'Not loaded' })).toBe('')
})

test.each([
  { why: 'the caller', call: { status: 422, fallback: 'Not saved' }, text: 'Not saved' },
  {
    why: 'the map',
    call: { status: 422, fallback: 'No', byStatus: { 422: 'Check the form' } },
    text: 'Check the form',
  },
  { why: 'the map, for 404', call: { status: 404, byStatus: { 404: 'Gone' } }, text: 'Gone' },
  { why: 'the map, to say nothing', call: { status: 409, byStatus: { 409: '' } }, text: '' },
  {
    why: 'another status of the map',
    call: { status: 500, byStatus: { 422: 'x' } },
    text: 'An error has occurred',
  },
])('ERR-56 the default gives way to $why', ({ call, text }) => {
  expect(errorText(call)).toBe(text)
})

test.each([0, 404, 422, 500])('ERR-56 on status %d OverrideAll comes before everything', (status) => {
  const call = { status, problem: { message: 'a' }, fallback: 'b', byStatus: { [status]: 'c' } }
  expect(errorText({ ...call, overrideAll: 'All' })).toBe('All')
})

test('what the server says comes before the caller, but not when the server itself failed', () => {
  const call = { problem: { message: 'Sold out' }, fallback: 'Not added' }
  expect(errorText({ ...call, status: 409 })).toBe('Sold out')
  expect(errorText({ ...call, status: 503 })).toBe('Not added')
  expect(errorText({ status: 503, problem: { message: 'Busy' } })).toBe('Busy')
})
