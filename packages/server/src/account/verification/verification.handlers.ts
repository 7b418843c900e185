import { shownIdentity, type VerificationRecord } from '@diandu/core/account'
import { mapResult, ok } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import type { CallArguments } from '@diandu/wire'
import { memberHandlerFor, type Handler } from '../../calls/index.ts'
import type { CompanyRegister } from './company-register.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { IdentityProvider } from '../../integrations/index.ts'
import { beginFaceCheck, finishFaceCheck } from './check-face.ts'
import { findFaceCheck } from './face-check-store.ts'
import { identityOf } from './identity-store.ts'
import { submitVerification } from './submit-verification.ts'
import { lastVerification } from './verification-store.ts'

interface Services {
  readonly box: DataBox
  readonly register: CompanyRegister
  readonly identity: IdentityProvider
}

export const verificationHandlers = ({ box, register, identity }: Services): readonly Handler[] => [
  memberHandlerFor(wire.getVerification, async ({ creditCode }, { db, viewer, clock }) => {
    const [last, company] = [
      await lastVerification(db, viewer.userId),
      creditCode === undefined ? undefined : await register.find(creditCode),
    ]
    const known = await identityOf(db, viewer.userId, box)
    const check = await findFaceCheck(db, box, viewer.userId, clock.now())
    return ok({
      papers: last === undefined ? null : shown(last),
      company: company ?? null,
      identity: known === null ? null : shownIdentity(known),
      face: {
        isOffered: identity.knows('high'),
        page: check?.isOpen === true ? { url: check.visit.url, opensIn: check.visit.opensIn } : null,
      },
    })
  }),
  memberHandlerFor(wire.createVerification, (papers, context) =>
    submitVerification(whole(papers), false, context, box),
  ),
  memberHandlerFor(wire.updateVerification, (papers, context) => submitVerification(whole(papers), true, context, box)),
  memberHandlerFor(wire.beginFaceCheck, (person, context) => beginFaceCheck(person, context, { box, identity })),
  memberHandlerFor(wire.finishFaceCheck, async (_input, context) =>
    mapResult(await finishFaceCheck(context, { box, identity }), shown),
  ),
]

const whole = (papers: CallArguments<typeof wire.createVerification>) =>
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
