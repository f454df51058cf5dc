import type { ActionFunctionArgs } from 'react-router'
import {
  createArticle,
  deleteArticle,
  getOfficeArticle,
  saveArticleDraft,
} from '@clubhouse/contract/site/office/articles'
import { askedAddress } from '#lib/page/page-context.ts'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { type Section, sectionAt } from '../sections.ts'
import { articlesList } from './articles-list.tsx'

export function articlesAction(args: ActionFunctionArgs) {
  const section = sectionAt(askedAddress(args.request).pathname)
  return actOnList(args, articlesList(section), {
    create: makes(section),
    copy: makes(section),
    delete: async ({ page, headers }, id) => {
      await page.call(deleteArticle, { params: { article_id: id }, headers })
    },
    archive: puts(true),
    back: puts(false),
  })
}

/** A draft whose editor opens; of another where there is one. */
const makes =
  ({ type, path }: Section): Act =>
  async ({ page, headers }, id) => {
    const body = { type, ...(id && { copy_of: id }) }
    const { article_id: made } = await page.call(createArticle, { headers, body })
    return { to: `${path}/${made}` }
  }

const puts =
  (archived: boolean): Act =>
  async ({ page, headers }, id) => {
    const params = { article_id: id }
    const { state } = await page.call(getOfficeArticle, { params, headers })
    await page.call(saveArticleDraft, { params, headers, body: { base_revision: state.revision, archived } })
    // What was brought back is looked for among those in use.
    return archived ? {} : { changes: { show: null } }
  }
