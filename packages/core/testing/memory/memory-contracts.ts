import {
  agreementAddress,
  contractChanged,
  contractMessages,
  contractShownTo,
  decideAgreement,
  decideConsent,
  decideDocument,
  decideLink,
  decideOpening,
  decideReading,
  decideSigning,
  noConsentPicture,
  ownAgreement,
  partyOf,
  type ContractId,
  type ContractView,
  type SigningAttempt,
} from '../../src/contracts/index.ts'
import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import type { ReviewerVerdict, SigningDevice } from '../signing-table.ts'
import {
  addEvidence,
  contractOf,
  digestOf,
  keepContract,
  orderOfContract,
  ownContract,
  pdfDigest,
  type OwnContract,
} from './contract-book.ts'
import { notFound, type ContractRecord, type MarketState, type Member } from './market-state.ts'
import { createMemoryIdentityChecks } from './memory-identity-checks.ts'
import { transitionOrder } from './move-order.ts'
import { once } from './once.ts'
import { callAsMember } from './order-desk.ts'
import { writeMessages } from './write-messages.ts'
import { validateCredentialHold } from '../../src/account/index.ts'

/** The ports of signing, over the orders of a market: each that is paid whole has a contract. */
export function createMemoryContracts(state: MarketState, store: SessionStore): SigningDevice {
  const call = <T>(answer: (who: Member) => Result<T>): Result<T> => callAsMember(state, store, answer)
  const own = <T>(id: ContractId, answer: (own: OwnContract, who: Member) => Result<T>): Result<T> =>
    call((who) => {
      const found = ownContract(state, who, orderOfContract(state, id))
      return found.ok ? answer(found.value, who) : found
    })
  const shown = (id: ContractId, act: (own: OwnContract, who: Member) => Result<unknown> = ok) =>
    own(id, (found, who) => {
      const done = act(found, who)
      return done.ok ? ok(viewOf(state, who, found.contract)) : done
    })
  return {
    contracts: {
      find: async (id) => shown(id),
      ofOrder: async (id) =>
        call((who) =>
          mapResult(ownContract(state, who, state.orders.get(id)), ({ contract }) => viewOf(state, who, contract)),
        ),
      paper: async (id, use) => own(id, () => ok(`https://sandbox.invalid/${id}.pdf?${use}`)),
      pages: async (id) =>
        own(id, ({ contract }) =>
          ok({
            digest: pdfDigest(contract),
            pictures: [1, 2].map((page) => `https://sandbox.invalid/${id}/${page}.png`),
          }),
        ),
      evidence: async (id) => own(id, ({ entry }) => ok(entry.evidence)),
      list: async () =>
        call((who) => {
          const mine = [...state.orders.values()].filter((order) => partyOf(order, who.userId) !== undefined)
          const contracts = mine.toReversed().flatMap((order) => contractOf(state, order) ?? [])
          return ok({ items: contracts.map((contract) => viewOf(state, who, contract)), nextCursor: null })
        }),
    },
    identity: createMemoryIdentityChecks(state, { call, own, shown }),
    signatures: {
      sign: async (attempt, key) =>
        own(attempt.contractId, (found, who) =>
          once(state, who, key, ['sign', attempt], () =>
            mapResult(sign(state, who, found, attempt), (contract) => viewOf(state, who, contract)),
          ),
        ),
      handInConsent: async (id, paper) => shown(id, (found, who) => handInConsent(state, who, found, paper)),
      confirm: async (id, digest) =>
        shown(id, ({ contract, party, entry }) =>
          mapResult(decideReading(digest, pdfDigest(contract)), (read) =>
            keepContract(state, contract, { read: { ...entry.read, [party]: read } }),
          ),
        ),
      refresh: async (id) => shown(id),
    },
    signingLinks: {
      make: async (id) =>
        own(id, ({ contract, party }) =>
          mapResult(decideLink(contract, party, state.clock.now()), (link) => {
            const secret = state.random.token()
            state.links.set(secret, { ...link, orderId: contract.orderId })
            return { url: `/user_center/server/contract?link=${secret}`, validUntil: link.validUntil }
          }),
        ),
      open: async (secret) =>
        call((who) => {
          const link = state.links.get(secret)
          const order = link && state.orders.get(link.orderId)
          const contract = order && contractOf(state, order)
          const opened = decideOpening({ userId: who.userId, link, contract, at: state.clock.now() })
          return mapResult(opened, (stored) => viewOf(state, who, stored))
        }),
    },
    agreements: {
      ofOrder: async (id) =>
        call(({ userId }) =>
          mapResult(ownAgreement(state.orders.get(id), userId), (order) => ({
            url: agreementAddress(order.id),
            agreedAt: state.agreed.get(`${id} ${userId}`) ?? null,
          })),
        ),
      confirm: async (id, version) =>
        call(({ userId }) =>
          mapResult(decideAgreement(state.orders.get(id), userId, version), () => {
            const agreedAt = state.agreed.get(`${id} ${userId}`) ?? state.clock.now()
            state.agreed.set(`${id} ${userId}`, agreedAt)
            return agreedAt
          }),
        ),
    },
  }
}

/** As a party sees it after their action. */
function viewOf(state: MarketState, { userId }: Member, known: ContractRecord): ContractView {
  const { contract } = state.contracts.get(known.orderId) ?? { contract: known }
  const view = { offered: state.offeredProofs, at: state.clock.now() }
  return contractShownTo(partyOf(contract, userId) ?? 'buyer', contract, view)
}

function sign(
  state: MarketState,
  { userId, credentialsChangedAt }: Member,
  { contract: stored, party, entry }: OwnContract,
  attempt: SigningAttempt,
): Result<ContractRecord> {
  const free = validateCredentialHold(credentialsChangedAt, state.clock.now())
  if (!free.ok) return free
  const hasRead = entry.read[party] === pdfDigest(stored)
  const decided = decideSigning({ userId, contract: stored, hasRead, at: state.clock.now() }, attempt)
  if (!decided.ok) return decided
  const { contract, event } = decided.value
  if (!transitionOrder(state, contract.orderId, event, party).ok) return fail(contractChanged())
  if (contract.drawnBy.includes(party)) state.drawings.add(userId)
  const signed = contract.signatures.slice(stored.signatures.length)
  const pieces = [
    ...signed.map((one) => ({ kind: 'signature' as const, party: one.party, by: one.way })),
    ...(contract.status === 'all-signed' ? [{ kind: 'document' as const, party: 'house' as const, by: 'seal' }] : []),
  ]
  const evidence = pieces.reduce((kept, piece) => addEvidence(state, kept, contract.id, piece), entry.evidence)
  keepContract(state, contract, { evidence })
  writeMessages(state, contractMessages(contract, state.clock.now()))
  return ok(contract)
}

function handInConsent(
  state: MarketState,
  { userId }: Member,
  { contract: stored, party, entry }: OwnContract,
  paper: string,
): Result<unknown> {
  const digest = digestOf(state.pictureContents.get(paper) ?? paper)
  const decided = decideConsent({ userId, contract: stored, at: state.clock.now() }, digest)
  if (!decided.ok) return decided
  if (state.pictures.get(paper) !== userId) return fail(noConsentPicture())
  const piece = { kind: 'consent', party, digest, by: paper } as const
  keepContract(state, decided.value, { evidence: addEvidence(state, entry.evidence, stored.id, piece) })
  return decided
}

export function reviewSigningDocument(
  state: MarketState,
  id: ContractId,
  verdict: ReviewerVerdict,
): Result<unknown, unknown> {
  const order = orderOfContract(state, id)
  const contract = order && contractOf(state, order)
  if (contract === undefined) return notFound()
  return mapResult(decideDocument(contract, { ...verdict, at: state.clock.now() }), (decided) =>
    keepContract(state, { ...contract, ...decided }),
  )
}
