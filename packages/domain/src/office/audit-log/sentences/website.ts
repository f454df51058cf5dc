import type { Sentence } from './sentence.ts'

const website = (say: Sentence['say']): Sentence => ({ area: 'website', say })
const forms = (say: Sentence['say']): Sentence => ({ area: 'forms', say })
const article = (verb: string) => website(({ who, the }) => `${who} ${verb} ${the('an article')}`)
const sponsor = (verb: string) => website(({ who, the }) => `${who} ${verb} ${the('a sponsor')}`)
const form = (verb: string) => forms(({ who, the }) => `${who} ${verb} the form ${the('')}`.trimEnd())

export const WEBSITE: Readonly<Record<string, Sentence>> = {
  'article-created': article('started writing'),
  'article-edited': article('edited'),
  'article-published': article('published'),
  'article-not-published': website(({ the }) => `${the('An article')} couldn’t go out at its time`),
  'article-scheduled': article('scheduled'),
  'article-unscheduled': article('took back the schedule of'),
  'article-unpublished': article('took off the website'),
  'article-archived': article('archived'),
  'article-brought-back': article('brought back'),
  'article-deleted': article('deleted'),
  'image-uploaded': website(({ who, the, detail }) =>
    detail['cropped_from'] ? `${who} cropped ${the('a picture')}` : `${who} uploaded ${the('a picture')}`,
  ),
  'image-described': website(({ who, the }) => `${who} described ${the('a picture')}`),
  'image-deleted': website(({ who, the }) => `${who} deleted ${the('a picture')}`),
  'site-edited': website(({ who }) => `${who} changed menu, theme or banner, not yet for visitors`),
  'site-published': website(({ who }) => `${who} published menu, theme and banner`),
  'site-not-published': website(() => 'Menu, theme and banner couldn’t go out at their time'),
  'site-scheduled': website(({ who }) => `${who} scheduled menu, theme and banner`),
  'site-unscheduled': website(({ who }) => `${who} took back the schedule of menu, theme and banner`),
  'sponsor-added': sponsor('added'),
  'sponsor-changed': sponsor('changed'),
  'sponsor-removed': sponsor('took off'),
  'sponsor-brought-back': sponsor('brought back'),
  'sponsors-ordered': website(({ who }) => `${who} put the sponsors in another order`),
  'form-created': form('made'),
  'form-saved': form('changed'),
  'form-renamed': form('renamed'),
  'form-archived': form('archived'),
  'form-restored': form('brought back'),
  'form-deleted': form('deleted'),
}
