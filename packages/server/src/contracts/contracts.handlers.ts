import { fail, mapResult, ok, refused, type Result } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import type { DataBox } from '../account/index.ts'
import { memberHandlerFor, type Handler, type MemberContext } from '../calls/index.ts'
import { findOrder, listTurns, type KeptOrder } from '../orders/index.ts'
import { offeredProofs, type ESignature, type IdentityProvider, type SignsElsewhere } from '../outside/index.ts'
import { countPages, drawPaper } from '../papers/index.ts'
import { networkOf } from '../session/index.ts'
import { agreeToTerms } from './agreed-terms-store.ts'
import { noteRead } from './contract-journal-store.ts'
import { contractOfOrder, type DrawsPaper, type SigningParts } from './draft-contract.ts'
import { findContract } from './contract-store.ts'
import { listEvidence } from './evidence-store.ts'
import { partyOf, showWith, type KeptContract, type SigningParty } from './kept-contract.ts'
import { listContracts } from './list-contracts.ts'
import { lastPaper, type KeptPaper } from './paper-store.ts'
import { signedPaperUrl } from './paper-url.ts'
import { countQuestion } from './proof-questions.ts'
import { noContract } from './sign-contract.ts'
import { linkElsewhere } from './flows/sign-elsewhere.ts'
import { findSigningPauses } from './signing-papers/signing-pauses.ts'
import { makeSigningLink, openSigningLink, tooManyLinksElsewhere } from './signing-links.ts'

interface OwnContract {
  readonly kept: KeptContract
  readonly role: SigningParty
}

export const partsOf = (box: DataBox, { random, clock }: Pick<MemberContext, 'random' | 'clock'>): SigningParts => ({ box, random, nowMs: clock.now() })

/** A contract of the one who asks; another's is not found. */
export async function ownContract(box: DataBox, { db, viewer }: MemberContext, contractId: string): Promise<Result<OwnContract>> {
  const kept = await findContract(db, box, contractId)
  const role = kept && partyOf(kept, viewer.userId)
  return kept === undefined || role === undefined ? fail(noContract()) : ok({ kept, role })
}

interface ContractServices {
  readonly box: DataBox
  readonly eSignature: ESignature
  readonly identity: IdentityProvider
  readonly draw?: DrawsPaper
}

export function contractHandlers({ box, eSignature, identity, draw = drawPaper }: ContractServices): readonly Handler[] {
  const show = showWith(offeredProofs(identity))
  const withPaper = async (contractId: string, context: MemberContext): Promise<Result<KeptPaper>> => {
    const own = await ownContract(box, context, contractId)
    const paper = own.ok ? await lastPaper(context.db, box, contractId) : undefined
    return own.ok ? (paper === undefined ? fail(noContract()) : ok(paper)) : own
  }
  const askElsewhere = async (kept: KeptContract, role: SigningParty, provider: SignsElsewhere, context: MemberContext) => {
    const { db, viewer, clientAddress } = context
    const parts = partsOf(box, context)
    const asked = { contractId: kept.id, userId: viewer.userId, what: 'link: asked', network: networkOf(clientAddress), at: parts.nowMs } as const
    return (await countQuestion(db, asked)) ? linkElsewhere(db, kept, role, provider, parts) : fail(tooManyLinksElsewhere())
  }
  return [
    memberHandlerFor(wire.listContracts, async ({ contractId, cursor }, context) => {
      const nowMs = context.clock.now()
      if (contractId === undefined) return listContracts(context.db, context.viewer.userId, cursor, { ...partsOf(box, context), draw, show })
      return mapResult(await ownContract(box, context, contractId), ({ kept, role }) => ({ items: [show(role, kept, nowMs)], nextCursor: null }))
    }),
    memberHandlerFor(wire.listTurns, async (_, { db, viewer, clock }) => {
      const turns = await listTurns(db, viewer.userId, clock.now(), (orderIds) => findSigningPauses(db, box, orderIds))
      return ok({ items: [...turns] })
    }),
    memberHandlerFor(wire.getContract, async ({ orderId }, context) => {
      const order = await findOrder(context.db, orderId)
      const role = order && partyOf(order, context.viewer.userId)
      const kept = role === undefined ? undefined : await contractOfOrder(context.db, orderId, { ...partsOf(box, context), draw })
      return kept === undefined || role === undefined ? fail(noContract()) : ok(show(role, kept, context.clock.now()))
    }),
    memberHandlerFor(wire.getContractDownload, async ({ contractId }, context) =>
      mapResult(await withPaper(contractId, context), ({ digest }) => ({ url: signedPaperUrl({ contractId, digest }, 'download.pdf', box, context.clock.now()) })),
    ),
    memberHandlerFor(wire.getContractPages, async ({ contractId }, context) => {
      const paper = await withPaper(contractId, context)
      if (!paper.ok) return paper
      const { digest, bytes } = paper.value
      const urlOf = (use: Parameters<typeof signedPaperUrl>[1]): string => signedPaperUrl({ contractId, digest }, use, box, context.clock.now())
      const pictures = Array.from({ length: await countPages(bytes) }, (_, index) => urlOf(`${index + 1}.png`))
      return ok({ url: urlOf('view.pdf'), digest, pictures })
    }),
    memberHandlerFor(wire.confirmContract, async ({ contractId, digest }, context) => {
      const own = await ownContract(box, context, contractId)
      if (!own.ok) return own
      const paper = await lastPaper(context.db, box, contractId)
      if (paper?.digest !== digest) return fail(refused('terms-changed', '合同内容已变化，请重新阅读', 'digest'))
      await noteRead(context.db, { contractId, userId: context.viewer.userId, digest, network: networkOf(context.clientAddress), at: context.clock.now() })
      return ok(show(own.value.role, own.value.kept, context.clock.now()))
    }),
    memberHandlerFor(wire.getSigningLink, async ({ contractId, link }, context) => {
      const { db, viewer } = context
      if (link !== undefined) {
        const opened = await openSigningLink(db, { secret: link, userId: viewer.userId }, partsOf(box, context))
        return mapResult(opened, (kept) => ({ link: null, contract: show(partyOf(kept, viewer.userId) ?? 'buyer', kept, context.clock.now()) }))
      }
      const own = contractId === undefined ? fail(refused('parameter-missing', '缺少合同编号', 'contractId')) : await ownContract(box, context, contractId)
      if (!own.ok) return own
      const { kept, role } = own.value
      const parts = partsOf(box, context)
      const made = eSignature.kind === 'sandbox' ? await makeSigningLink(db, kept, role, parts) : await askElsewhere(kept, role, eSignature, context)
      return mapResult(made, (one) => ({ link: one, contract: null }))
    }),
    memberHandlerFor(wire.getAgreementAddress, async ({ orderId }, context) =>
      (await ownOrder(context, orderId)) !== undefined ? ok({ url: `/user_center/server/contractAgree?order=${orderId}` }) : fail(noContract()),
    ),
    memberHandlerFor(wire.confirmAgreement, async ({ orderId, termsVersion }, context) => {
      const order = await ownOrder(context, orderId)
      if (order === undefined) return fail(noContract())
      if (termsVersion !== order.termsVersion) return fail(refused('terms-changed', '协议已更新，请重新阅读', 'termsVersion'))
      return ok({ agreedAt: await agreeToTerms(context.db, { orderId, userId: context.viewer.userId, version: termsVersion }, context.clock.now()) })
    }),
    memberHandlerFor(wire.getEvidence, async ({ contractId }, context) => {
      const own = await ownContract(box, context, contractId)
      return own.ok ? ok({ items: await listEvidence(context.db, contractId) }) : own
    }),
  ]
}

async function ownOrder({ db, viewer }: MemberContext, orderId: OrderId): Promise<KeptOrder | undefined> {
  const order = await findOrder(db, orderId)
  return order !== undefined && partyOf(order, viewer.userId) !== undefined ? order : undefined
}
