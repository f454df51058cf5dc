import { NavLink } from 'react-router'
import type { ReactNode } from 'react'
import type { MenuLink } from '@clubhouse/domain/site/content/menu'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './navbar.module.css'
import { SHELL } from './messages.ts'

/** SHELL-21: opens in a new tab, and says so. */
export function ExternalAnchor(props: { href: string; className?: string | undefined; children: ReactNode }) {
  return (
    <a className={props.className} href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
      <span className="visually-hidden">{` ${SHELL.newTab}`}</span>
    </a>
  )
}

/** One item of the menu. Inside an open list a section shows its pages at once: no menu hides in a menu. */
export function MenuEntry({ link, isNested = false }: { link: MenuLink; isNested?: boolean }) {
  const look = classNames(isNested ? styles.row : styles.item)
  switch (link.kind) {
    case 'link':
      return (
        <NavLink className={look} to={link.href} end={link.href === '/'} prefetch="intent">
          {link.title}
        </NavLink>
      )
    case 'external':
      return (
        <ExternalAnchor className={look} href={link.href}>
          {link.title}
          <Icon name="external" />
        </ExternalAnchor>
      )
    case 'section':
      return isNested ? (
        <>
          <p className={styles.group}>{link.title}</p>
          <SectionPages pages={link.pages} />
        </>
      ) : (
        <details className={styles.dropdown} data-menu="" name="navbar">
          <summary className={look}>
            {link.title}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.panel}>
            <SectionPages pages={link.pages} />
          </div>
        </details>
      )
  }
}

function SectionPages({ pages }: { pages: { title: string; href: string }[] }) {
  return (
    <ul role="list">
      {pages.map((page) => (
        <li key={page.href}>
          <NavLink className={classNames(styles.row)} to={page.href} prefetch="intent">
            {page.title}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
