import type { MenuItem, MenuPage, ProductKind } from '@clubhouse/contract/site/club'

type Entry = Omit<MenuItem, 'position'>

export const product = (kind: ProductKind, title: string, url: string | null = null): Entry => ({
  type: 'Product',
  kind,
  title,
  url,
  pages: [],
})

export const page = (title: string, url: string): Entry => ({
  type: 'Page',
  kind: null,
  title,
  url,
  pages: [],
})

export const external = (title: string, url: string): Entry => ({
  type: 'External',
  kind: null,
  title,
  url,
  pages: [],
})

export const section = (title: string, pages: MenuPage[]): Entry => ({
  type: 'Section',
  kind: null,
  title,
  url: null,
  pages,
})

/** The order written is the order shown. */
export const menuOf = (...entries: Entry[]): MenuItem[] =>
  entries.map((entry, index) => ({ position: index + 1, ...entry }))

export const THE_CLUB: Entry = section('The club', [
  { title: 'History', url: 'history' },
  { title: 'Safeguarding', url: 'safeguarding' },
  { title: 'Grounds', url: 'grounds' },
  { title: 'Committee', url: 'committee' },
])
