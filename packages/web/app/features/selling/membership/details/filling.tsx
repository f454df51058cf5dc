import { useState } from 'react'
import type { FormType } from '@clubhouse/contract/people/registration'
import { type Next, nextRow } from '@clubhouse/domain/people/registration/blocks'
import { personIn } from '@clubhouse/domain/people/registration/registrations'
import { SignedOutDialog } from '#lib/form/signed-out-dialog.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { SkeletonLines } from '#ui/skeleton/skeleton.tsx'
import { chosenBefore } from './chosen-before.ts'
import { DetailsSummary } from './details-summary.tsx'
import styles from './details.module.css'
import { FamilyStrip } from './people/family-strip.tsx'
import type { DetailsData } from './load-details.ts'
import { DETAILS, GUARDIAN_QUESTION } from './messages.ts'
import { PersonRow } from './people/person-row.tsx'
import { blockId, PlanBlock } from './plan-block.tsx'
import { rowWords } from './people/row-words.ts'
import { SIGN_IN_PANEL, SignInPanel } from './sign-in-panel.tsx'
import { useAddToCart } from './adding/use-add-to-cart.ts'
import { useFilling } from './use-filling.ts'
import { useGoToNext } from './use-go-to-next.ts'

const MemberDialog = lazyPart(() => import('./people/member-dialog.tsx'))
const EmailDialog = lazyPart(() => import('./people/email-dialog.tsx'))

/** Which form is open: of which plan, and about whom. */
interface Opened {
  number: number
  type: FormType
  /** The first name in the form that led here. */
  after: string | null
}

/** Everything that depends on what was chosen, which only the browser knows. */
export function Filling({ data }: { data: DetailsData }) {
  const { account, user, openRooms } = useClub()
  // OPEN-100
  const member = user?.roles.includes('member') ? user : null
  const filling = useFilling(member?.user_id ?? null, data.today)
  const { blocks, facts, registrations, selected } = filling
  const adding = useAddToCart(filling, openRooms)
  const [opened, setOpened] = useState<Opened | null>(null)
  const goToNext = useGoToNext(blocks, member !== null && facts.state === 'there' && opened === null)
  const current = nextRow(blocks)?.block ?? null
  const { currency } = account

  const shownBlock = blocks.find(({ place }) => place.number === opened?.number)
  const shownRow = shownBlock?.rows.find(({ type }) => type === opened?.type)
  const membersFor = (planId: string, type: FormType) =>
    type === 'guardian' ? facts.adults : facts.membersOf(planId)

  function openRow(next: Next | null, after: string | null): void {
    setOpened(next && { number: next.block.place.number, type: next.row.type, after })
  }

  /** MEMB-53: what was added leads to the next form at once, in this order; what was changed leads back to the list. */
  function goOn(next: Next | null, after: string): void {
    if (next === null) goToNext()
    openRow(next, after)
  }

  async function add(): Promise<void> {
    if (member && (await adding.add())) return
    if (!member) filling.markTried()
    const first = blocks.find(({ isDone }) => !isDone)
    const target = member && first ? blockId(first.place.number) : SIGN_IN_PANEL
    document.getElementById(target)?.focus()
  }

  return (
    <>
      <div className={`container ${styles.split}`}>
        <div className={styles.blocks}>
          {member ? (
            <FamilyStrip family={data.family} blocks={blocks} email={member.email} />
          ) : (
            <SignInPanel />
          )}
          {facts.state === 'failed' && (
            <div className={styles.failed} role="alert">
              <p>
                <b>{DETAILS.noForms}</b> {DETAILS.noFormsBody}
              </p>
              <Button onClick={facts.again}>{DETAILS.again}</Button>
            </div>
          )}
          {facts.state === 'loading' && facts.forms.size === 0 ? (
            <SkeletonLines count={8} label={DETAILS.loading} className={`${styles.waiting}`} />
          ) : (
            blocks.map((block) => (
              <PlanBlock
                key={block.place.key}
                block={block}
                currency={currency}
                isCurrent={block === current}
                isFlagged={registrations.hasTried && !block.isDone}
              >
                {block.rows.map((row) => {
                  const { number, plan } = block.place
                  const members = membersFor(plan.metadata.plan_id, row.type)
                  const before = chosenBefore(selected.entries, blocks, block, row.type)
                  return (
                    <PersonRow
                      key={row.type}
                      row={row}
                      number={number}
                      isJuvenile={plan.metadata.is_juvenile}
                      isSignedIn={member !== null}
                      words={rowWords(block, row, {
                        blocks,
                        members,
                        before: members.find(({ member_id }) => member_id === before) ?? null,
                        isForAll: registrations.isForAll === true,
                        isSignedIn: member !== null,
                      })}
                      onOpen={() => openRow({ block, row }, null)}
                    />
                  )
                })}
              </PlanBlock>
            ))
          )}
        </div>
        <DetailsSummary
          filling={filling}
          discounts={data.discounts}
          hasDiscountsFailed={data.hasDiscountsFailed}
          isSignedIn={member !== null}
          isAdding={adding.isAdding}
          onNext={() => openRow(nextRow(blocks), null)}
          onAdd={() => void add()}
        />
      </div>
      {member && shownBlock && shownRow?.form && (
        <MemberDialog
          key={`${shownBlock.place.key} ${shownRow.type}`}
          block={shownBlock}
          row={{ ...shownRow, form: shownRow.form }}
          blocks={blocks}
          members={membersFor(shownBlock.place.plan.metadata.plan_id, shownRow.type)}
          before={chosenBefore(selected.entries, blocks, shownBlock, shownRow.type)}
          userId={member.user_id}
          today={data.today}
          after={opened?.after ?? null}
          onSave={(given) => {
            const next = filling.save(shownBlock, shownRow, given)
            goOn(shownRow.given ? null : next, personIn(given).firstName)
          }}
          onClose={() => setOpened(null)}
          onSignedOut={adding.askSignIn}
        />
      )}
      {filling.isAskingForAll && (
        <ConfirmDialog
          title={GUARDIAN_QUESTION.title}
          cancelLabel={GUARDIAN_QUESTION.no}
          confirmLabel={GUARDIAN_QUESTION.yes}
          onClose={(isYes) => {
            const after = registrations.guardian ? personIn(registrations.guardian).firstName : ''
            goOn(filling.answerForAll(isYes), after)
          }}
        >
          <p>{GUARDIAN_QUESTION.body}</p>
        </ConfirmDialog>
      )}
      {adding.emailProblem !== null && (
        <EmailDialog message={adding.emailProblem} onClose={adding.closeEmailProblem} />
      )}
      {adding.isSignedOut && <SignedOutDialog onClose={adding.signInLater} />}
    </>
  )
}
