import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterField } from './filter-field.tsx'

test.each([
  ['a day', 'day'],
  ['a text', 'text'],
  ['a choice', [{ value: 'out', label: 'Out' }]],
] as const)(
  '%s may be left empty: a browser that checks forms keeps nobody from the other filters',
  (_, kind) => {
    const filter = { name: 'from', label: 'Published from', kind } as Parameters<
      typeof FilterField
    >[0]['filter']
    expect(renderToStaticMarkup(<FilterField filter={filter} />)).not.toContain('required')
  },
)
