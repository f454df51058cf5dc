// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormPreview } from './form-preview.tsx'
import { aSavedForm, aSection } from '../testing/a-form.ts'

afterEach(cleanup)

test('a preview that comes later than the editor shows what was opened meanwhile', async () => {
  // A mock of its own: files that share a thread share the prototype, and a spy would find what they left on it.
  const seen = vi.fn<() => void>()
  Element.prototype.scrollIntoView = seen
  const form = aSavedForm({
    sections: [
      aSection('Name'),
      { ...aSection('School'), section_id: 'school', label: 'School', sequence: 1 },
    ],
  })
  render(
    <FormPreview
      className={undefined}
      form={form}
      draft={form}
      today="2026-11-16"
      look={{ sectionId: 'school', questionId: null }}
      view="phone"
      clubLook={{ font: 'outfit', colours: {} }}
    />,
  )
  expect(screen.queryByRole('heading', { name: /School/ })).toBeNull()
  await screen.findByRole('heading', { name: /School/ })
  await vi.waitFor(() =>
    expect(seen.mock.contexts).toEqual([document.getElementById('preview-section-school')]),
  )
})
