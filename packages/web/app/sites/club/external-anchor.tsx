import type { ReactNode } from 'react'
import { SHELL } from './messages.ts'

/** SHELL-21: opens in a new tab, and says so. */
export function ExternalAnchor(props: { href: string; className?: string | undefined; children: ReactNode }) {
  return (
    <a className={props.className} href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
      <span className="visually-hidden"> {SHELL.newTab}</span>
    </a>
  )
}
