import {
  hasSigned,
  IDENTITY_DOCUMENTS,
  noContract,
  noProofPage,
  partyOf,
  type Proof,
  type SigningWay,
} from '@diandu/core/contracts'
import { fail, mapResult, ok, refused, type Result } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { checkCredentialHold } from '../account/index.ts'
import type { DataBox } from '../crypto/index.ts'
import {
  isFirstSent,
  memberHandlerFor,
  moneyHandlerFor,
  type Handler,
  type MemberContext,
  type MoneyContext,
} from '../calls/index.ts'
import { offeredProofs, type ESignature, type IdentityProvider, type Sms } from '../integrations/index.ts'
import { renderPdf } from '../pdf/index.ts'
import { networkOf } from '../kernel/index.ts'
import { findAttempt, type GivenFields } from './proofs/attempt-store.ts'
import { beginProof } from './proofs/begin-proof.ts'
import { ownContract, depsOf } from './contracts.handlers.ts'
import { findContract } from './contract-store.ts'
import type { RendersPdf } from './pdf/draft-contract.ts'
import { finishProof } from './proofs/finish-proof.ts'
import { handInConsent } from './supporting-documents/submit-consent.ts'
import { showWith } from './show-contract.ts'
import { signContract } from './sign-contract.ts'
import { collectSignatures, signElsewhere } from './flows/sign-elsewhere.ts'

interface SigningServices {
  readonly box: DataBox
  readonly sms: Sms
  readonly identity: IdentityProvider
  readonly eSignature: ESignature
  readonly draw?: RendersPdf
}

export function signingHandlers({
  box,
  sms,
  identity,
  eSignature,
  draw = renderPdf,
}: SigningServices): readonly Handler[] {
  const show = showWith(offeredProofs(identity))
  const begin = async (
    proof: Proof,
    { contractId, ...fields }: { readonly contractId: string } & GivenFields,
    context: MemberContext,
  ) => {
    const own = await ownContract(box, context, contractId)
    if (!own.ok) return own
    const begun = {
      contract: own.value.stored,
      userId: context.viewer.userId,
      proof,
      fields,
      network: networkOf(context.clientAddress),
    }
    return beginProof(begun, {
      ...depsOf(box, context),
      db: context.db,
      sms,
      identity,
      isFirstSent: () => isFirstSent('proof', context),
    })
  }
  const sign =
    (way: SigningWay) =>
    async (
      { contractId, drawing }: { readonly contractId: string; readonly drawing?: string | undefined },
      context: MoneyContext,
    ) => {
      const { db, viewer, clientAddress, clock } = context
      const free = await checkCredentialHold(db, viewer.userId, clock.now())
      if (!free.ok) return free
      const signing = { contractId, userId: viewer.userId, way, drawing, network: networkOf(clientAddress) }
      const signed =
        eSignature.kind === 'sandbox'
          ? await signContract(db, signing, { ...depsOf(box, context), write: eSignature.sign })
          : await signedElsewhere(db, contractId, viewer.userId)
      return mapResult(signed, (stored) => show(partyOf(stored, viewer.userId) ?? 'buyer', stored, clock.now()))
    }
  /** A signature made at the provider has been stored by now. */
  const signedElsewhere = async (db: MoneyContext['db'], contractId: string, userId: string) => {
    const stored = await findContract(db, box, contractId)
    const party = stored && partyOf(stored, userId)
    if (stored === undefined || party === undefined) return fail(noContract())
    return hasSigned(stored, party) ? ok(stored) : fail(signElsewhere())
  }
  const prepare = async (
    { contractId }: { readonly contractId: string },
    context: MemberContext,
  ): Promise<Result<void>> => {
    if (eSignature.kind !== 'sandbox')
      return mapResult(
        await collectSignatures(context.db, contractId, eSignature, depsOf(box, context)),
        () => undefined,
      )
    await eSignature.prepare()
    return ok(undefined)
  }
  return [
    memberHandlerFor(wire.getIdentityDocuments, async () => ok({ items: IDENTITY_DOCUMENTS })),
    memberHandlerFor(wire.beginOnRecord, (input, context) => begin('on-record', input, context)),
    memberHandlerFor(wire.beginFourElements, (input, context) => begin('four-elements', input, context)),
    memberHandlerFor(wire.beginThreeElements, ({ companyName, creditCode, ...person }, context) => {
      if (creditCode === undefined) return begin('three-elements', person, context)
      if (companyName === undefined)
        return Promise.resolve(fail(refused('parameter-missing', '请填写企业名称', 'companyName')))
      return begin('legal-representative', { ...person, companyName, creditCode }, context)
    }),
    memberHandlerFor(wire.verifyByBank, (input, context) => begin('bank', input, context)),
    memberHandlerFor(wire.beginHighVerification, (input, context) => begin('high', input, context)),
    memberHandlerFor(wire.getVerificationPage, async ({ contractId }, context) => {
      const own = await ownContract(box, context, contractId)
      if (!own.ok) return own
      const attempt = await findAttempt(context.db, box, { contractId, party: own.value.role })
      const visit = attempt?.visit ?? null
      return visit !== null ? ok({ url: visit.url, opensIn: visit.opensIn }) : fail(noProofPage())
    }),
    memberHandlerFor(wire.handInPhotos, async (input, context) => {
      if (input.use === 'consent') {
        const handedIn = await handInConsent(input.contractId, input.paper, context, box)
        return mapResult(handedIn, (stored) => ({
          begun: null,
          contract: show(partyOf(stored, context.viewer.userId) ?? 'buyer', stored, context.clock.now()),
        }))
      }
      const { use, ...photos } = input
      return mapResult(await begin(use, photos, context), (begun) => ({ begun, contract: null }))
    }),
    memberHandlerFor(wire.finishProof, async ({ contractId, proof, code = null }, context) => {
      const own = await ownContract(box, context, contractId)
      if (!own.ok) return own
      const finished = {
        contract: own.value.stored,
        userId: context.viewer.userId,
        proof,
        code,
        network: networkOf(context.clientAddress),
      }
      return mapResult(await finishProof(context.db, finished, { ...depsOf(box, context), identity, draw }), (stored) =>
        show(own.value.role, stored, context.clock.now()),
      )
    }),
    moneyHandlerFor(wire.signByHand, sign('manual'), prepare, box),
    moneyHandlerFor(wire.signNext, sign('next'), prepare, box),
    memberHandlerFor(wire.refreshSigning, async ({ contractId }, context) => {
      const own = await ownContract(box, context, contractId)
      const collected = own.ok ? await prepare({ contractId }, context) : own
      if (!collected.ok) return collected
      return mapResult(await ownContract(box, context, contractId), ({ stored, role }) =>
        show(role, stored, context.clock.now()),
      )
    }),
  ]
}
