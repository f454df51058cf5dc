import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, vi } from 'vitest'
import { notifications } from '../../ui/notifications/notification-store.ts'
import type { SiteData } from '../page/site-data.ts'
import { aSite } from './on-site.tsx'
import { answeringPosts, type PageAnswer, type SentForm } from './page-answers.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** For the test of each form: it is filled in, sent, not heard of, and sent again. */
export async function sendsAgain(wanted: {
  page: ReactNode
  site?: SiteData
  path: string
  fill: Record<string, string>
  answer: PageAnswer
  says: string
}): Promise<SentForm[]> {
  const { page, site = aSite(), path, fill, answer, says } = wanted
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  const sent = answeringPosts(answer, { leadsTo: '/done' })
  const Site = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        { path: '/done', Component: () => <p>Done</p> },
        { path: '*', Component: () => page },
      ],
    },
  ])
  const { container } = render(<Site initialEntries={[path]} />)
  await waitFor(() => expect(container.querySelector('form')).toBeTruthy())
  const control = (name: string) => {
    const found = container.querySelector<Control>(`form [name="${name}"]:not([type=hidden])`)
    if (!found) throw new Error(`There is no field ${name}`)
    return found
  }
  for (const [name, value] of Object.entries(fill)) {
    if (control(name).type === 'checkbox') fireEvent.click(control(name))
    else fireEvent.input(control(name), { target: { value } })
  }
  const press = () => act(async () => fireEvent.submit(container.querySelector('form') ?? container))

  // A code goes by itself once it is complete and drawn.
  await act(() => new Promise<void>((drawn) => void setTimeout(drawn)))
  if (sent.length === 0) await press()
  await waitFor(() => expect(notifications()).toMatchObject([{ type: 'danger', title: says, count: 1 }]))
  for (const [name, value] of Object.entries(fill)) {
    const field = control(name)
    expect(
      field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value,
      name,
    ).toBe(field.type === 'checkbox' ? true : value)
  }
  await press()
  await waitFor(() => expect(container.textContent).toBe('Done'))
  expect(sent[1]?.fields).toEqual(sent[0]?.fields)
  return sent
}
