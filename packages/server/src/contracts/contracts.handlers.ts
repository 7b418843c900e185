import {
  agreementAddress,
  decideAgreement,
  decideReading,
  noContract,
  ownAgreement,
  partyOf,
  type SigningLink,
  type ContractRecord,
  type SigningParty,
} from '@diandu/core/contracts'
import { fail, mapResult, ok, refused, type Result } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import {
  isFirstSent,
  memberHandlerFor,
  onceHandlerFor,
  type Handler,
  type MemberContext,
  type MoneyContext,
} from '../calls/index.ts'
import { findOrder, listTurns } from '../orders/index.ts'
import { offeredProofs, type ESignature, type IdentityProvider, type SignsElsewhere } from '../integrations/index.ts'
import { countPages, renderPdf } from '../pdf/index.ts'
import { networkOf } from '../kernel/index.ts'
import { agreeToTerms, termsAgreedAt } from './agreed-terms-store.ts'
import { noteRead } from './contract-journal-store.ts'
import { contractOfOrder, type RendersPdf, type SigningDeps } from './pdf/draft-contract.ts'
import { findContract } from './contract-store.ts'
import { listEvidence } from './evidence-store.ts'
import { showWith } from './show-contract.ts'
import { listContracts } from './contract-list-store.ts'
import { latestContractPdf, type ContractPdfRecord } from './pdf/contract-pdf-store.ts'
import { signedPdfUrl } from './pdf/contract-pdf-url.ts'
import { countQuestion } from './proofs/proof-questions.ts'
import { linkElsewhere } from './flows/sign-elsewhere.ts'
import { findSigningPauses } from './supporting-documents/signing-pause-store.ts'
import { makeSigningLink, openSigningLink, tooManyLinksElsewhere } from './signing-links.ts'
import { checkCredentialHold } from '../account/index.ts'

interface OwnContract {
  readonly stored: ContractRecord
  readonly role: SigningParty
}

export const depsOf = (box: DataBox, { random, clock }: Pick<MemberContext, 'random' | 'clock'>): SigningDeps => ({
  box,
  random,
  nowMs: clock.now(),
})

/** A contract of the one who asks; another's is not found. */
export async function ownContract(
  box: DataBox,
  { db, viewer }: MemberContext | MoneyContext,
  contractId: string,
): Promise<Result<OwnContract>> {
  const stored = await findContract(db, box, contractId)
  const role = stored && partyOf(stored, viewer.userId)
  return stored === undefined || role === undefined ? fail(noContract()) : ok({ stored, role })
}

interface ContractServices {
  readonly box: DataBox
  readonly eSignature: ESignature
  readonly identity: IdentityProvider
  readonly draw?: RendersPdf
}

export function contractHandlers({
  box,
  eSignature,
  identity,
  draw = renderPdf,
}: ContractServices): readonly Handler[] {
  const show = showWith(offeredProofs(identity))
  const withDocument = async (contractId: string, context: MemberContext): Promise<Result<ContractPdfRecord>> => {
    const own = await ownContract(box, context, contractId)
    const paper = own.ok ? await latestContractPdf(context.db, box, contractId) : undefined
    return own.ok ? (paper === undefined ? fail(noContract()) : ok(paper)) : own
  }
  const queryElsewhere = async (
    stored: ContractRecord,
    role: SigningParty,
    provider: SignsElsewhere,
    context: MemberContext,
  ) => {
    const { db, viewer, clientAddress } = context
    const deps = depsOf(box, context)
    const free = await checkCredentialHold(db, viewer.userId, deps.nowMs)
    if (!free.ok) return free
    // Of copies that come at once the first one asks: each question is counted, and answered by a provider.
    if (!(await isFirstSent('link', context))) return fail(refused('too-many', '正在获取签署链接，请稍后再试'))
    const requested = {
      contractId: stored.id,
      userId: viewer.userId,
      what: 'link: asked',
      network: networkOf(clientAddress),
      at: deps.nowMs,
    } as const
    return (await countQuestion(db, requested))
      ? linkElsewhere(db, stored, role, provider, deps)
      : fail(tooManyLinksElsewhere())
  }
  const toBeLinked = async (
    contractId: string | undefined,
    context: MemberContext | MoneyContext,
  ): Promise<Result<OwnContract>> =>
    contractId === undefined
      ? fail(refused('parameter-missing', '缺少合同编号', 'contractId'))
      : ownContract(box, context, contractId)
  return [
    memberHandlerFor(wire.listContracts, async ({ contractId, cursor }, context) => {
      const nowMs = context.clock.now()
      if (contractId === undefined)
        return listContracts(context.db, context.viewer.userId, cursor, { ...depsOf(box, context), draw, show })
      return mapResult(await ownContract(box, context, contractId), ({ stored, role }) => ({
        items: [show(role, stored, nowMs)],
        nextCursor: null,
      }))
    }),
    memberHandlerFor(wire.listTurns, async (_, { db, viewer, clock }) => {
      const turns = await listTurns(db, viewer.userId, clock.now(), (orderIds) => findSigningPauses(db, box, orderIds))
      return ok({ items: [...turns] })
    }),
    memberHandlerFor(wire.getContract, async ({ orderId }, context) => {
      const order = await findOrder(context.db, orderId)
      const role = order && partyOf(order, context.viewer.userId)
      const stored =
        role === undefined ? undefined : await contractOfOrder(context.db, orderId, { ...depsOf(box, context), draw })
      return stored === undefined || role === undefined
        ? fail(noContract())
        : ok(show(role, stored, context.clock.now()))
    }),
    memberHandlerFor(wire.getContractDownload, async ({ contractId }, context) =>
      mapResult(await withDocument(contractId, context), ({ digest }) => ({
        url: signedPdfUrl({ contractId, digest }, 'download.pdf', box, context.clock.now()),
      })),
    ),
    memberHandlerFor(wire.getContractPages, async ({ contractId }, context) => {
      const paper = await withDocument(contractId, context)
      if (!paper.ok) return paper
      const { digest, bytes } = paper.value
      const urlOf = (use: Parameters<typeof signedPdfUrl>[1]): string =>
        signedPdfUrl({ contractId, digest }, use, box, context.clock.now())
      const pictures = Array.from({ length: await countPages(bytes) }, (_, index) => urlOf(`${index + 1}.png`))
      return ok({ url: urlOf('view.pdf'), digest, pictures })
    }),
    onceHandlerFor(
      wire.confirmContract,
      async ({ contractId, digest }, context) => {
        const own = await ownContract(box, context, contractId)
        if (!own.ok) return own
        const paper = await latestContractPdf(context.db, box, contractId)
        const decided = decideReading(digest, paper?.digest)
        if (!decided.ok) return decided
        await noteRead(context.db, {
          contractId,
          userId: context.viewer.userId,
          digest,
          network: networkOf(context.clientAddress),
          at: context.clock.now(),
        })
        return ok(show(own.value.role, own.value.stored, context.clock.now()))
      },
      undefined,
      box,
    ),
    onceHandlerFor<typeof wire.getSigningLink, SigningLink | null>(
      wire.getSigningLink,
      async ({ contractId, link }, context, linkThere) => {
        const { db, viewer } = context
        const deps = depsOf(box, context)
        if (link !== undefined) {
          const opened = await openSigningLink(db, { secret: link, userId: viewer.userId }, deps)
          return mapResult(opened, (stored) => ({
            link: null,
            contract: show(partyOf(stored, viewer.userId) ?? 'buyer', stored, deps.nowMs),
          }))
        }
        const own = await toBeLinked(contractId, context)
        if (!own.ok) return own
        const made =
          linkThere === null ? await makeSigningLink(db, own.value.stored, own.value.role, deps) : ok(linkThere)
        return mapResult(made, (one) => ({ link: one, contract: null }))
      },
      // A provider is asked outside the transaction: all others would wait for it.
      async ({ contractId, link }, context) => {
        if (link !== undefined || eSignature.kind === 'sandbox') return ok(null)
        const own = await toBeLinked(contractId, context)
        return own.ok ? queryElsewhere(own.value.stored, own.value.role, eSignature, context) : own
      },
      box,
    ),
    memberHandlerFor(wire.getAgreementAddress, async ({ orderId }, { db, viewer: { userId } }) => {
      const own = ownAgreement(await findOrder(db, orderId), userId)
      if (!own.ok) return own
      const version = own.value.termsVersion
      return ok({ url: agreementAddress(orderId), agreedAt: await termsAgreedAt(db, { orderId, userId, version }) })
    }),
    memberHandlerFor(wire.confirmAgreement, async ({ orderId, termsVersion: version }, { db, viewer, clock }) => {
      const { userId } = viewer
      const decided = decideAgreement(await findOrder(db, orderId), userId, version)
      if (!decided.ok) return decided
      return ok({ agreedAt: await agreeToTerms(db, { orderId, userId, version }, clock.now()) })
    }),
    memberHandlerFor(wire.getEvidence, async ({ contractId }, context) => {
      const own = await ownContract(box, context, contractId)
      return own.ok ? ok({ items: await listEvidence(context.db, contractId) }) : own
    }),
  ]
}
