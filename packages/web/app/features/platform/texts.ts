import type { SiteData } from '../../lib/page/site-data.ts'
import type { TextSection } from '../../parts/text/text-sections.tsx'

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
    lead: `${club} writes what you read here. Clubhouse is the software underneath.`,
    sections: [
      {
        heading: 'The club',
        paragraphs: [
          `News, pages, prices and sponsors are put up by volunteers of ${club === 'Your club' ? 'each club' : club}. If something here is wrong or out of date, tell them: they can change it in a minute.`,
        ],
      },
      {
        heading: 'The platform',
        paragraphs: [
          `Clubhouse is a website and shop for sports clubs. Many clubs share one installation, each with its own address, colours and members; none can see the data of another. This installation answers at ${site?.baseDomain ?? 'its own address'} and is kept running by its operator, whom every club using it knows by name.`,
          'The software is open source under the MIT licence, so anybody may read how it works.',
        ],
      },
      {
        heading: 'Made to be used',
        paragraphs: [
          'The site is built to WCAG 2.2 level AA: it works with a keyboard, with a screen reader, at double text size and on an old phone with a poor signal. Pages can be read without JavaScript. If you meet an obstacle, tell the club, which will pass it on.',
        ],
      },
    ],
  }
}

export function privacyText(site: SiteData | undefined): Text {
  const club = clubName(site)
  return {
    title: 'Privacy',
    lead: 'What is stored about you, why, and how you have it removed.',
    sections: [
      {
        heading: 'When you only read',
        paragraphs: [
          'No account is needed and nobody follows you from page to page. There is no advertising and no tracking by others. The server notes when a page was asked for, how long it took and whether it worked; it does not write your address or your search words into that log.',
        ],
      },
      {
        heading: 'When you write to the club',
        paragraphs: [
          `What you enter in the contact form goes to ${club} by mail and is kept for 24 months, so that it can answer you and look up what was agreed. It is used for nothing else.`,
        ],
      },
      {
        heading: 'Whose data it is',
        paragraphs: [
          `${club} decides what it asks of its members and is the controller of that data. The platform’s operator stores it on the club’s behalf and for no purpose of its own. It is never sold.`,
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'Details of a child are given by a parent or guardian, and only what the club needs to look after the child. Medical answers can be read by the few who need them, and each reading is noted.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask the club to see what it holds about you, to correct it, to have a copy of it or to have it erased. What the law makes a club keep, such as its accounts, stays for as long as the law says. If you are not content with the answer, you can turn to the data protection authority of your country.',
        ],
      },
    ],
  }
}
