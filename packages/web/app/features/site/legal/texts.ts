import type { SiteData } from '#lib/page/site-data.ts'
import type { TextSection } from '#parts/site/text/text-sections.tsx'

export interface Text {
  title: string
  lead: string
  sections: readonly TextSection[]
}

/** Who speaks: the club on its own site, the platform on its own. */
export function clubName(site: SiteData | undefined): string {
  return site?.account?.name ?? 'Your club'
}

export function aboutText(site: SiteData | undefined): Text {
  const club = clubName(site)
  return {
    title: 'About this site',
    lead: `${club} writes what you read here. The site runs on Clubhouse.`,
    sections: [
      {
        heading: 'The club',
        paragraphs: [
          `News, pages, prices and sponsors come from volunteers at ${club === 'Your club' ? 'each club' : club}. If something is wrong or out of date, let the club know.`,
        ],
      },
      {
        heading: 'The platform',
        paragraphs: [
          `Clubhouse is website software for sports clubs. Many clubs share it, each with its own address, colours and members, and no club can see another’s data.`,
          'The software is open source under the MIT licence, so anyone can read how it works.',
        ],
      },
      {
        heading: 'Accessibility',
        paragraphs: [
          'We build the site to WCAG 2.2 level AA: it works with a keyboard, with a screen reader, at double text size and on an old phone with a poor signal. You can read its pages without JavaScript. If something doesn’t work for you, tell the club and they’ll pass it on.',
        ],
      },
    ],
  }
}

export function privacyText(site: SiteData | undefined): Text {
  const club = clubName(site)
  return {
    title: 'Privacy',
    lead: 'What we keep about you, why, and how to have it removed.',
    sections: [
      {
        heading: 'Just reading',
        paragraphs: [
          'You don’t need an account, and we don’t follow you from page to page. There’s no advertising and no tracking by others. Our server logs when a page was asked for, how long it took and whether it worked. It doesn’t log your address or what you searched for.',
        ],
      },
      {
        heading: 'Writing to the club',
        paragraphs: [
          `What you enter in the contact form is emailed to ${club} and kept so the club can reply and look back at what was agreed: for two years, or another time the club has chosen, at most five. It isn’t used for anything else.`,
        ],
      },
      {
        heading: 'Whose data it is',
        paragraphs: [
          `${club} decides what to ask its members and is the controller of that data. The people who run the platform store it for the club and don’t use it for anything of their own. It’s never sold.`,
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'A parent or guardian gives a child’s details, and only what the club needs to look after the child. Only the few people who need to can read medical answers, and we record each time they do.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask the club to show you what it holds about you, correct it, give you a copy or erase it. What a club has to keep by law, such as its accounts, stays for as long as the law says. If you’re not happy with the answer, you can contact your country’s data protection authority.',
        ],
      },
    ],
  }
}
