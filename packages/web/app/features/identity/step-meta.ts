import type { MetaArgs } from 'react-router'
import { pageMeta, siteIn } from '../../lib/page/page-meta.ts'
import { type Step, stepPath } from './steps.ts'
import { titleOf } from './titles.ts'

/** No step belongs into a search engine. */
export const stepMeta =
  (step: Step) =>
  ({ matches }: Pick<MetaArgs, 'matches'>) =>
    pageMeta(matches, {
      title: titleOf(step, siteIn(matches)?.site ?? 'club'),
      path: stepPath(step),
      isHidden: true,
    })
