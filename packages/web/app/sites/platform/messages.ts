import type { HostType } from '@clubhouse/domain/web/hosts'

export type PlatformSite = Exclude<HostType, 'club'>

export const SITE_NAMES: Record<PlatformSite, string> = {
  backoffice: 'Back office',
  myaccount: 'My account',
  xgb: 'Governing body',
  su: 'Superuser',
}

export const PLATFORM = {
  skip: 'Skip to content',
  home: 'Clubhouse, home',
  within: 'What you can do here',
  signIn: 'Sign in',
  signOut: 'Sign out',
  yourSignIn: 'Your sign-in',
  demoTitle: 'Look around the demo clubs',
  demoText: 'This is a demo, with made-up clubs.',
  pages: 'About this site',
  footer: 'Clubhouse, the website your sports club runs on.',
  links: [
    { title: 'About', href: '/about' },
    { title: 'Terms', href: '/terms' },
    { title: 'Privacy', href: '/privacy' },
    { title: 'Cookies', href: '/cookies' },
  ],
} as const
