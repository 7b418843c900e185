import {
  draftContract,
  ownerUnder,
  type Contract,
  type ContractId,
  type ContractView,
  type RegisteredOwner,
} from '../../src/contracts/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import { capitalOf, purchaseTerms, type OrderEvent, type OrderId, type SigningDays } from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { SigningDevice } from '../signing-table.ts'
import { IDENTITY_DOCUMENTS } from './identity-documents.ts'
import type { MemorySigning } from './signing-record.ts'
import { notFound, refuse, type OrderRecord, type MarketState } from './market-state.ts'
import { createMemorySigning } from './memory-signing.ts'
import { transition } from './move-order.ts'
import { settleOverdue } from './settle-overdue.ts'
import { signedIn } from './signed-in.ts'

/** The ports of signing, over the orders of a market: each that is paid whole has a contract. */
export function createMemoryContracts(state: MarketState, store: SessionStore): SigningDevice {
  const userOf = (): UserId | undefined => {
    const who = signedIn(state, store)
    if (who.ok) settleOverdue(state)
    return who.ok ? who.value.userId : undefined
  }
  const deviceFor = (order: OrderRecord | undefined): SigningDevice | undefined => {
    const userId = userOf()
    const signing = order === undefined ? undefined : signingOf(state, order)
    return signing?.device(userId === undefined ? 'nobody' : roleOf(order, userId))
  }
  const ofContract = async <T>(
    id: ContractId,
    call: (device: SigningDevice) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const found = [...state.orders.values()].find((order) => signingOf(state, order)?.contractId === id)
    return answered(deviceFor(found), call)
  }
  const ofOrder = async <T>(id: OrderId, call: (device: SigningDevice) => Promise<Result<T>>): Promise<Result<T>> =>
    answered(deviceFor(state.orders.get(id)), call)
  const answered = async <T>(
    device: SigningDevice | undefined,
    call: (device: SigningDevice) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    if (userOf() === undefined) return fail({ kind: 'login-required' })
    return device === undefined ? notFound() : call(device)
  }
  const mine = (): readonly SigningDevice[] => {
    const userId = userOf()
    const own = [...state.orders.values()].filter(({ buyerId, sellerId }) => userId === buyerId || userId === sellerId)
    return own.toReversed().flatMap((order) => deviceFor(order) ?? [])
  }
  return {
    contracts: {
      find: (id) => ofContract(id, ({ contracts }) => contracts.find(id)),
      ofOrder: (id) => ofOrder(id, ({ contracts }) => contracts.ofOrder(id)),
      paper: (id, use) => ofContract(id, ({ contracts }) => contracts.paper(id, use)),
      pages: (id) => ofContract(id, ({ contracts }) => contracts.pages(id)),
      evidence: (id) => ofContract(id, ({ contracts }) => contracts.evidence(id)),
      async list() {
        if (userOf() === undefined) return fail({ kind: 'login-required' })
        const lists = await Promise.all(mine().map(({ contracts }) => contracts.list(null)))
        return ok({
          items: lists.flatMap((list): readonly ContractView[] => (list.ok ? list.value.items : [])),
          nextCursor: null,
        })
      },
    },
    identity: {
      begin: (attempt) => ofContract(attempt.contractId, ({ identity }) => identity.begin(attempt)),
      finish: (answer) => ofContract(answer.contractId, ({ identity }) => identity.finish(answer)),
      page: (id) => ofContract(id, ({ identity }) => identity.page(id)),
      papers: async () => (userOf() === undefined ? fail({ kind: 'login-required' }) : ok(IDENTITY_DOCUMENTS)),
    },
    signatures: {
      sign: (attempt, key) => ofContract(attempt.contractId, ({ signatures }) => signatures.sign(attempt, key)),
      handInConsent: (id, paper) => ofContract(id, ({ signatures }) => signatures.handInConsent(id, paper)),
      confirm: (id, digest) => ofContract(id, ({ signatures }) => signatures.confirm(id, digest)),
      refresh: (id) => ofContract(id, ({ signatures }) => signatures.refresh(id)),
    },
    signingLinks: {
      make: (id) => ofContract(id, ({ signingLinks }) => signingLinks.make(id)),
      async open(secret) {
        if (userOf() === undefined) return fail({ kind: 'login-required' })
        const answers = await Promise.all(mine().map(({ signingLinks }) => signingLinks.open(secret)))
        const known = answers.find(
          (answer) => answer.ok || (answer.failure.kind === 'refused' && answer.failure.reason !== 'link-wrong'),
        )
        return known ?? refuse('link-wrong', '签署链接无效')
      },
    },
    agreements: {
      addressOf: (id) => ofOrder(id, ({ agreements }) => agreements.addressOf(id)),
      confirm: (id, version) => ofOrder(id, ({ agreements }) => agreements.confirm(id, version)),
    },
  }
}

const roleOf = (order: OrderRecord | undefined, userId: UserId): 'seller' | 'buyer' | 'stranger' => {
  if (order?.buyerId === userId) return 'buyer'
  return order?.sellerId === userId ? 'seller' : 'stranger'
}

/** Made when first asked for, once the order is paid whole. */
function signingOf(state: MarketState, order: OrderRecord): MemorySigning | undefined {
  const known = state.signings.get(order.id)
  if (known !== undefined || order.status !== 'paid') return endedWith(known, order)
  const onMoved = (event: OrderEvent): void => {
    transition(state, state.orders.get(order.id) ?? order, {
      event,
      by: event === 'seller.signed' ? 'seller' : 'buyer',
      at: state.clock.now(),
    })
  }
  const onDays = ({ signHeldSince, signExtendedTo, signRefusals }: SigningDays): void =>
    void state.orders.set(order.id, {
      ...(state.orders.get(order.id) ?? order),
      signHeldSince,
      signExtendedTo,
      signRefusals,
    })
  const userOf = (role: 'seller' | 'buyer'): UserId => (role === 'seller' ? order.sellerId : order.buyerId)
  const drawings = {
    has: (role: 'seller' | 'buyer') => state.drawings.has(userOf(role)),
    add: (role: 'seller' | 'buyer') => void state.drawings.add(userOf(role)),
  }
  const signing = createMemorySigning(state, {
    draft: draftOf(state, order),
    offered: () => state.offeredProofs,
    contentOf: (id) => state.pictureContents.get(id) ?? id,
    drawings,
    onMoved,
    onDays,
  })
  state.signings.set(order.id, signing)
  return signing
}

function endedWith(signing: MemorySigning | undefined, { status }: OrderRecord): MemorySigning | undefined {
  if (
    signing !== undefined &&
    (status === 'closed-with-damages' || status === 'refunded') &&
    signing.contract().status !== 'expired'
  )
    signing.endOrder()
  return signing
}

function draftOf(state: MarketState, order: OrderRecord): Contract {
  const terms = purchaseTerms({ ...order, ...capitalOf(state.listings.get(order.id) ?? null) })
  const partyOf = (party: 'seller' | 'buyer', userId: UserId) => {
    const signer = state.identities.get(userId) ?? { name: '', residentId: '' }
    const companyName = state.companies.get(userId)
    const own: RegisteredOwner = {
      kind: companyName === undefined ? 'person' : 'company',
      name: companyName ?? signer.name,
      legalPerson: signer,
    }
    const owner = party === 'seller' ? ownerUnder(terms, state.shopOwners.get(order.shop.id) ?? own) : own
    return { party, owner, signer, proofs: [], papers: [] } as const
  }
  const serial = String(state.signings.size + 1)
  return draftContract({
    id: `contract-${serial}` as ContractId,
    orderId: order.id,
    number: `DDHT${serial.padStart(10, '0')}`,
    shop: order.shop,
    terms,
    seller: partyOf('seller', order.sellerId),
    buyer: partyOf('buyer', order.buyerId),
    draftedAt: state.clock.now(),
  })
}
