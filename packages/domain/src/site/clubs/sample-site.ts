import type { Feature, MenuItem } from '@clubhouse/contract/site/club'
import type { ContentType } from '@clubhouse/contract/site/content'

/** What a new club's website begins with, so that it is a website; the club writes over all of it. */

export interface SamplePage {
  type: ContentType
  slug: string
  title: string
  summary: string
  content: string
}

export const samplePages = (club: string): SamplePage[] => [
  {
    type: 'News',
    slug: 'welcome',
    title: `Welcome to ${club}`,
    summary: 'Our new website is here.',
    content:
      '<p>Our new website is here. This is where you will find our news, join the club and keep in touch.</p>' +
      '<p>We are still settling in, so look back soon.</p>',
  },
  {
    type: 'About Us',
    slug: 'about-us',
    title: 'About us',
    summary: `Who we are at ${club}.`,
    content:
      '<p>We are a club run by volunteers, for everyone who likes to play, to help or to cheer.</p>' +
      '<h2>Come along</h2><p>New faces are welcome at any age. Write to us and we will tell you when we train.</p>',
  },
  {
    type: 'Page',
    slug: 'safeguarding',
    title: 'Safeguarding',
    summary: 'How we keep children safe.',
    content:
      '<p>Children come first here. Everyone who works with them is vetted and trained, and follows our code of conduct.</p>' +
      '<h2>If something worries you</h2><p>Tell any coach or committee member, or write to us. ' +
      'We take every concern seriously and keep it private. If a child is in danger, call the emergency services first.</p>',
  },
  {
    type: 'Page',
    slug: 'membership-terms',
    title: 'Membership terms',
    summary: 'What you agree to when you join.',
    content:
      '<h2>Joining</h2><p>Membership is for the season or the time that its plan says. The committee may decline an application, and then gives the money back.</p>' +
      '<h2>Paying</h2><p>You pay online when you join, at once or by the instalments that the plan offers. ' +
      'If a payment fails we tell you, and you can pay another way.</p>' +
      '<h2>Leaving</h2><p>You can leave at any time by writing to us. What the law says about your right to cancel and to a refund applies.</p>' +
      '<h2>Playing fair</h2><p>Members, parents and coaches keep to the club’s code of conduct, on the pitch and beside it.</p>' +
      '<h2>Your details</h2><p>We use what you tell us to run the club and to keep players safe. You can see, correct and remove it in your account.</p>',
  },
]

type Entry = Omit<MenuItem, 'position'>

/** The order written is the order shown; what the club does not sell has no place in it. */
export function sampleMenu(features: readonly Feature[]): MenuItem[] {
  const entries: (Entry | false)[] = [
    features.includes('Membership') && {
      ...PLAIN,
      type: 'Product',
      kind: 'MembershipPage',
      title: 'Membership',
    },
    features.includes('Shop') && { ...PLAIN, type: 'Product', kind: 'ShopPage', title: 'Shop' },
    {
      ...PLAIN,
      type: 'Section',
      title: 'The club',
      pages: [
        { title: 'Safeguarding', url: 'safeguarding' },
        { title: 'Membership terms', url: 'membership-terms' },
      ],
    },
  ]
  return entries.filter((entry) => entry !== false).map((entry, at) => ({ position: at + 1, ...entry }))
}

const PLAIN = { kind: null, url: null, pages: [] } as const satisfies Partial<Entry>
