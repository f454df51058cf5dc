import { shareLinks } from '@clubhouse/domain/site/content/news'
import { CopyLinkButton } from '#ui/copy-link/copy-link-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { HOME, ARTICLE } from './messages.ts'
import styles from './article-view.module.css'

/** NEWS-03: plain links, no script of theirs. */
export function ShareRow({ url, title }: { url: string; title: string }) {
  return (
    <div className={styles.share} role="group" aria-label={ARTICLE.share} data-print="no">
      {shareLinks(url, title).map((link) => (
        <a
          key={link.network}
          className={styles.network}
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          title={link.title}
          aria-label={`${link.title} ${HOME.newTab}`}
        >
          <Icon name={link.network === 'twitter' ? 'x' : 'facebook'} />
        </a>
      ))}
      <CopyLinkButton href={url} size="small" />
    </div>
  )
}
