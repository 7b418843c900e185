import {
  draftContract,
  expireContract,
  isLate,
  keepEvidence,
  PROOFS,
  signContract,
  voidContract,
  withProof,
  type Contract,
  type ContractId,
  type ContractView,
  type Evidence,
  type EvidenceId,
  type EvidenceKind,
  type Party,
  type Proof,
  type ProofAttempt,
  type ProofBegun,
  type SigningAttempt,
} from '../../src/contracts/index.ts'
import { fail, ok, type Clock, type Random, type Result } from '../../src/kernel/index.ts'
import { purchaseTerms, type OrderId } from '../../src/orders/index.ts'
import { BUYER_IDENTITY, SELLER_IDENTITY, type SigningDevice, type SigningSetting } from '../signing-table.ts'
import { notFound, refuse } from './market-state.ts'

type Role = ContractView['role']

const IDENTITIES = { seller: SELLER_IDENTITY, buyer: BUYER_IDENTITY } as const

/** One contract in memory, for everybody at once. */
export interface MemorySigning {
  readonly contractId: ContractId
  device(who: Role | 'stranger' | 'nobody'): SigningDevice
  contract(): Contract
  readCode(mobile: string): string | undefined
  endOrder(): void
}

export function createMemorySigning(ports: { readonly clock: Clock; readonly random: Random }, setting: SigningSetting = {}): MemorySigning {
  const { clock, random } = ports
  const codes = new Map<string, string>()
  const begun = new Map<Role, ProofAttempt>()
  const signed = new Map<string, { readonly attempt: string; readonly answer: ContractView }>()
  let kept = freshContract(clock.now(), setting)
  let evidence: readonly Evidence[] = []

  const current = (): Contract => {
    if (isLate(kept, clock.now())) kept = valueOr(expireContract(kept, clock.now()), kept)
    return kept
  }
  const viewFor = (role: Role): ContractView => ({ ...current(), role })
  const keep = (kind: EvidenceKind, party: Party): void => {
    const serial = evidence.length + 1
    const piece = { id: `evidence-${serial}` as EvidenceId, contractId: kept.id, kind, party, digest: serial.toString(16).padStart(64, '0'), keptAt: clock.now() }
    evidence = valueOr(keepEvidence(evidence, piece), evidence)
  }
  const prove = (role: Role, proof: Proof): ContractView => {
    keep('identity', role)
    kept = { ...kept, [role]: withProof(kept[role], proof) }
    return viewFor(role)
  }

  const device = (who: Role | 'stranger' | 'nobody'): SigningDevice => {
    const ask = <T>(id: ContractId, answer: (role: Role) => Result<T>): Result<T> => {
      if (who === 'nobody') return fail({ kind: 'login-required' })
      return who === 'stranger' || id !== kept.id ? notFound() : answer(who)
    }
    return {
      contracts: {
        find: async (id) => ask(id, (role) => ok(viewFor(role))),
        ofOrder: async (id) => (id === kept.orderId ? ask(kept.id, (role) => ok(viewFor(role))) : notFound()),
        paper: async (id, use) => ask(id, () => ok(`https://sandbox.invalid/${id}.pdf?${use}`)),
        evidence: async (id) => ask(id, () => ok(evidence)),
      },
      identity: {
        begin: async (attempt) =>
          ask<ProofBegun>(attempt.contractId, (role) => {
            const kind = PROOFS[attempt.proof]
            const missing = kind.asks.find((field) => !attempt.fields[field])
            if (missing !== undefined) return refuse('bad-parameter', '资料不完整', missing)
            const { residentId, mobile } = IDENTITIES[role]
            if (attempt.fields.residentId !== undefined && attempt.fields.residentId !== residentId) return fail({ kind: 'signer-mismatch' })
            begun.set(role, attempt)
            if (kind.by === 'page') return ok({ next: 'page', url: 'https://sandbox.invalid/high' })
            if (kind.by !== 'code') return ok({ next: 'nothing' })
            codes.set(mobile, String(100_000 + random.below(900_000)))
            return ok({ next: 'code' })
          }),
        finish: async ({ contractId, proof, code }) =>
          ask(contractId, (role) => {
            const expected = codes.get(IDENTITIES[role].mobile)
            if (begun.get(role)?.proof !== proof) return refuse('bad-parameter', '请重新认证')
            if (PROOFS[proof].by === 'code' && (code === null || code !== expected)) return refuse('code-wrong', '验证码不正确', 'code')
            codes.delete(IDENTITIES[role].mobile)
            begun.delete(role)
            return ok(prove(role, proof))
          }),
      },
      signatures: {
        sign: async (attempt, key) => ask(attempt.contractId, (role) => sign(role, attempt, key)),
        handInConsent: async (id, paper) =>
          ask(id, (role) => {
            if (paper === '') return refuse('bad-parameter', '请上传授权书', 'paper')
            kept = { ...kept, [role]: { ...kept[role], consentPaper: paper } }
            keep('consent', role)
            return ok(viewFor(role))
          }),
      },
    }
  }

  function sign(role: Role, attempt: SigningAttempt, key: string): Result<ContractView> {
    const said = JSON.stringify(attempt)
    const earlier = signed.get(`${role} ${key}`)
    if (earlier !== undefined) return earlier.attempt === said ? ok(earlier.answer) : refuse('key-reused', '请求重复，请刷新后重试')
    const result = signContract(current(), { party: role, way: attempt.way, at: clock.now() })
    if (!result.ok) return result.failure === 'signer-mismatch' ? fail({ kind: 'signer-mismatch' }) : refuse('terms-changed', '合同状态已变化，请刷新查看')
    kept = result.value
    keep('signature', role)
    if (kept.status === 'all-signed') for (const kind of ['signature', 'document'] as const) keep(kind, 'house')
    signed.set(`${role} ${key}`, { attempt: said, answer: viewFor(role) })
    return ok(viewFor(role))
  }

  return {
    contractId: kept.id,
    device,
    contract: current,
    readCode: (mobile) => codes.get(mobile),
    endOrder: () => void (kept = valueOr(voidContract(kept), kept)),
  }
}

const valueOr = <T>(result: Result<T, unknown>, other: T): T => (result.ok ? result.value : other)

function freshContract(draftedAt: number, { isSellerAnother = false }: SigningSetting): Contract {
  const person = ({ name, residentId }: { readonly name: string; readonly residentId: string }) => ({ name, residentId })
  const nobodyElse = (identity: typeof SELLER_IDENTITY | typeof BUYER_IDENTITY) => ({
    owner: { kind: 'person', name: identity.name, legalPerson: person(identity) } as const,
    signer: person(identity),
    proofs: [],
    consentPaper: null,
  })
  const seller = { party: 'seller', ...nobodyElse(SELLER_IDENTITY) } as const
  const another = { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '11010519491231002X'.replace('1949', '1925') } } as const
  return draftContract({
    id: 'contract-1' as ContractId,
    orderId: 'order-1' as OrderId,
    number: 'DDHT0000000001',
    terms: purchaseTerms({ priceFen: 10_000_000, plan: 'full', kind: 'flagship' }),
    seller: isSellerAnother ? { ...seller, owner: another } : seller,
    buyer: { party: 'buyer', ...nobodyElse(BUYER_IDENTITY) },
    draftedAt,
  })
}
