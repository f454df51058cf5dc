import type { ContentType } from '@clubhouse/contract/site/content'

/** News, pages and the about-us text are articles of different types, each with a room of its own. */
export interface Section {
  path: '/news' | '/pages' | '/about-us'
  title: string
  lead: string
  /** What is made here, and what is listed. */
  type: ContentType
  types: readonly ContentType[]
  create: string
  one: string
  none: string
  search: string
}

const NEWS: Section = {
  path: '/news',
  title: 'News',
  lead: 'Match reports, notices and events. The newest come first on your home page.',
  type: 'News',
  types: ['News'],
  create: 'Write news',
  one: 'article',
  none: 'No news yet. A match report takes two minutes.',
  search: 'Search news',
}

const PAGES: Section = {
  path: '/pages',
  title: 'Pages',
  lead: 'What stays: fees, training times, how to find us.',
  type: 'Page',
  types: ['Page', 'Article'],
  create: 'New page',
  one: 'page',
  none: 'No pages yet. Start with your fees or training times.',
  search: 'Search pages',
}

const ABOUT: Section = {
  path: '/about-us',
  title: 'About us',
  lead: 'Who you are, in your own words. It’s also shown on your home page.',
  type: 'About Us',
  types: ['About Us'],
  create: 'Write about us',
  one: 'text',
  none: 'Nothing about your club yet. Say who you are.',
  search: 'Search',
}

/** By the address of the page. */
export function sectionAt(pathname: string): Section {
  const [, first] = pathname.split('/')
  return [PAGES, ABOUT].find(({ path }) => path === `/${first}`) ?? NEWS
}
