import { expect, test } from 'vitest'
import { socialLinks } from './social-links.ts'

const none = { facebook: null, twitter: null, instagram: null }

test('SHELL-14 each network that the account has gets its link, in one order', () => {
  const links = socialLinks({ instagram: '@club', twitter: 'club', facebook: 'https://facebook.com/club' })
  expect(links).toEqual([
    { network: 'facebook', title: 'Facebook', href: 'https://facebook.com/club' },
    { network: 'twitter', title: 'X (Twitter)', href: 'https://x.com/club' },
    { network: 'instagram', title: 'Instagram', href: 'https://www.instagram.com/club' },
  ])
  expect(socialLinks(none)).toEqual([])
})

test.each([
  { stored: 'facebook.com/club', href: 'https://facebook.com/club' },
  { stored: 'www.facebook.com', href: 'https://www.facebook.com/' },
  { stored: 'club.1921', href: 'https://www.facebook.com/club.1921' },
  { stored: ' @club ', href: 'https://www.facebook.com/club' },
])('"$stored" is $href', ({ stored, href }) => {
  expect(socialLinks({ ...none, facebook: stored })[0]?.href).toBe(href)
})

test.each(['', '  ', 'javascript:alert(1)', 'data:x', '//evil.example', 'our page', '@', 'a/../b'])(
  '%j is not shown',
  (stored) => {
    expect(socialLinks({ ...none, facebook: stored })).toEqual([])
  },
)
