import { fireEvent, render } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import type { SiteData } from '#lib/page/site-data.ts'
import { aSite } from '#lib/testing/on-site.tsx'
import ChoosePlansPage from '../choose-plans.page.tsx'
import type { MembershipData } from '../load-membership.ts'
import { aMembership } from './a-catalogue.ts'

/** For tests: the page in a browser, with what its loader gave. */
export function openMembership(data: Partial<MembershipData> = {}, site: SiteData = aSite()) {
  const membership = aMembership(data)
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        { id: 'page', path: '/products/membership', loader: () => membership, Component: ChoosePlansPage },
        { path: '/products/membership/details', Component: () => <h1>Fill in registration forms</h1> },
      ],
    },
  ])
  const hydrationData = { loaderData: { root: site, page: membership } }
  render(<Stub initialEntries={['/products/membership']} hydrationData={hydrationData} />)
}

/** Finding by role walks styles for every element and takes seconds in a test DOM; words are enough here. */
export function press(words: string, place: Element = document.body): void {
  fireEvent.click(button(words, place))
}

export function button(words: string, place: Element = document.body): HTMLElement {
  const found = [...place.querySelectorAll<HTMLElement>('button, [role=button], summary')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(words),
  )
  if (!found) throw new Error(`There is no button “${words}” in: ${place.textContent}`)
  return found
}

/** The card of a plan or bundle. */
export function card(name: string): HTMLElement {
  const title = [...document.querySelectorAll('article h3, article h4')].find(
    (heading) => heading.textContent === name,
  )
  const found = title?.closest('article')
  if (!found) throw new Error(`There is no card “${name}”`)
  return found
}

export const summaryText = (): string => document.querySelector('#summary-body')?.textContent ?? ''
