import { shownIdentity, type VerificationRecord } from '@diandu/core/account'
import { ok } from '@diandu/core/kernel'
import { createVerification, getVerification, updateVerification, type CallArguments } from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../../calls/index.ts'
import type { CompanyRegister } from './company-register.ts'
import type { DataBox } from '../../crypto/index.ts'
import { identityOf } from './identity-store.ts'
import { submitVerification } from './submit-verification.ts'
import { lastVerification } from './verification-store.ts'

export const verificationHandlers = (box: DataBox, register: CompanyRegister): readonly Handler[] => [
  memberHandlerFor(getVerification, async ({ creditCode }, { db, viewer }) => {
    const [last, company] = [
      await lastVerification(db, viewer.userId),
      creditCode === undefined ? undefined : await register.find(creditCode),
    ]
    const identity = await identityOf(db, viewer.userId, box)
    return ok({
      papers: last === undefined ? null : shown(last),
      company: company ?? null,
      identity: identity === null ? null : shownIdentity(identity),
    })
  }),
  memberHandlerFor(createVerification, (papers, context) => submitVerification(whole(papers), false, context, box)),
  memberHandlerFor(updateVerification, (papers, context) => submitVerification(whole(papers), true, context, box)),
]

const whole = (papers: CallArguments<typeof createVerification>) =>
  papers.kind === 'company' ? papers : { ...papers, mobile: papers.mobile ?? '' }

const shown = ({
  kind,
  status,
  name,
  number,
  handedInAt,
  reviewedAt,
  note,
}: VerificationRecord): VerificationRecord => ({
  kind,
  status,
  name,
  number,
  handedInAt,
  reviewedAt,
  note,
})
