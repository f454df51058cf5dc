import { Fragment } from 'react'
import type { Block } from '@clubhouse/domain/people/registration/blocks'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './details-summary.module.css'
import { SUMMARY } from './messages.ts'
import { blockId } from './plan-block.tsx'
import { SIGN_IN_PANEL } from './sign-in-panel.tsx'

interface Props {
  id: string
  blocks: readonly Block[]
  isSignedIn: boolean
  /** MEMB-35 */
  hasTried: boolean
  /** On a phone what lies over the blocks makes room. */
  onGo: () => void
}

/** What stands between here and the cart, each a way to it. */
export function StillNeeded({ id, blocks, isSignedIn, hasTried, onGo }: Props) {
  const open = blocks.filter(({ isDone }) => !isDone)
  const ways = [
    ...(isSignedIn ? [] : [{ to: SIGN_IN_PANEL, words: SUMMARY.signInFirst }]),
    ...open.map(({ place }) => ({ to: blockId(place.number), words: SUMMARY.plan(place.number) })),
  ]
  if (ways.length === 0) return null
  return (
    <>
      {hasTried && (
        <div className={styles.tried} role="alert">
          <Icon name="danger" />
          <p>
            <b>{SUMMARY.triedTitle}</b>
            <br />
            {SUMMARY.triedBody}
          </p>
        </div>
      )}
      <p className={styles.needed} id={id}>
        <Icon name="info" />
        <span>
          {SUMMARY.needed}{' '}
          {ways.map(({ to, words }, at) => (
            <Fragment key={to}>
              {at > 0 && (at === ways.length - 1 ? ' and ' : ', ')}
              <a href={`#${to}`} onClick={onGo}>
                {words}
              </a>
            </Fragment>
          ))}
        </span>
      </p>
    </>
  )
}
