import { useState } from 'react'
import type { FormType } from '@clubhouse/contract/people/registration'
import { nextRow } from '@clubhouse/domain/people/registration/blocks'
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

  const openBlock = blocks.find(({ place }) => place.number === opened?.number)
  const openRow = openBlock?.rows.find(({ type }) => type === opened?.type)
  const membersFor = (planId: string, type: FormType) =>
    type === 'guardian' ? facts.adults : facts.membersOf(planId)

  function openNext(): void {
    const next = nextRow(blocks)
    if (next) setOpened({ number: next.block.place.number, type: next.row.type })
  }

  function close(): void {
    setOpened(null)
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
                      onOpen={() => setOpened({ number, type: row.type })}
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
          onNext={openNext}
          onAdd={() => void add()}
        />
      </div>
      {member && openBlock && openRow?.form && (
        <MemberDialog
          key={`${openBlock.place.key} ${openRow.type}`}
          block={openBlock}
          row={{ ...openRow, form: openRow.form }}
          blocks={blocks}
          members={membersFor(openBlock.place.plan.metadata.plan_id, openRow.type)}
          before={chosenBefore(selected.entries, blocks, openBlock, openRow.type)}
          userId={member.user_id}
          today={data.today}
          onSave={(given) => {
            filling.save(openBlock, openRow, given)
            goToNext()
            close()
          }}
          onClose={close}
          onSignedOut={adding.askSignIn}
        />
      )}
      {filling.isAskingForAll && (
        <ConfirmDialog
          title={GUARDIAN_QUESTION.title}
          cancelLabel={GUARDIAN_QUESTION.no}
          confirmLabel={GUARDIAN_QUESTION.yes}
          onClose={(isYes) => {
            filling.answerForAll(isYes)
            goToNext()
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
