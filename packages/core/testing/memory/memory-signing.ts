import {
  asOthersSee,
  asShown,
  expireContract,
  submitDocument,
  isLate,
  hasSigned,
  isAnotherCompany,
  isAnotherPerson,
  decideDocument,
  keepEvidence,
  nextSigner,
  PROOFS,
  provesAs,
  signBy,
  signContract,
  voidContract,
  withDays,
  withProof,
  type Contract,
  type ContractId,
  type ContractView,
  type Evidence,
  type EvidenceId,
  type EvidenceKind,
  type Party,
  type SupportingDocumentKind,
  type Proof,
  type ProofAttempt,
  type ProofBegun,
  type ProofPage,
  type SigningAttempt,
} from '../../src/contracts/index.ts'
import { passesLuhn, repeatedPicture } from '../../src/input/index.ts'
import { DAY_MS, fail, ok, type Clock, type Random, type Result } from '../../src/kernel/index.ts'
import { type SigningDevice } from '../signing-table.ts'
import { contractDigest, foldedText } from './contract-digest.ts'
import type { OrderStatus } from '../../src/orders/index.ts'
import { freshContract } from './fresh-contract.ts'
import { IDENTITY_DOCUMENTS } from './identity-documents.ts'
import type { MemorySigning } from './signing-record.ts'
import { notFound, refuse } from './market-state.ts'
import { valueOr } from './value-or.ts'
import type { MemorySigningOptions } from './signing-options.ts'
import { EVERY_PROOF, IDENTITIES, PICTURES, type Role } from './signing-proofs.ts'
import { refuseHandIn, refuseSigning } from './signing-refusals.ts'

export function createMemorySigning(
  ports: { readonly clock: Clock; readonly random: Random },
  setting: MemorySigningOptions = {},
): MemorySigning {
  const { clock, random } = ports
  const {
    onMoved = () => undefined,
    onDays = () => undefined,
    offered = () => EVERY_PROOF,
    contentOf = (id) => id,
    drawings = new Set<Role>(),
  } = setting
  let orderStatus: OrderStatus = 'paid'
  const links = new Map<string, Role>()
  const agreed = new Map<Role, number>()
  const codes = new Map<string, string>()
  const begun = new Map<Role, ProofAttempt>()
  /** What a page elsewhere has found out, once it has. */
  const verdicts = new Map<Role, 'matches' | 'differs'>()
  /** The document that a party confirmed last. */
  const read = new Map<Role, string>()
  const signed = new Map<string, { readonly attempt: string; readonly answer: ContractView }>()
  let stored = setting.draft ?? freshContract(clock.now(), setting)
  let evidence: readonly Evidence[] = []

  /** Keeps it as it is after something was submitted or decided. */
  const keepDays = (changed: Contract): void => {
    stored = withDays(changed, clock.now())
    onDays(stored)
  }
  const current = (): Contract => {
    if (isLate(stored, clock.now())) stored = valueOr(expireContract(stored, clock.now()), stored)
    return stored
  }
  const viewFor = (role: Role): ContractView => {
    const other = role === 'seller' ? 'buyer' : 'seller'
    return {
      ...current(),
      role,
      offered: offered(),
      hasDrawing: drawings.has(role),
      [other]: asOthersSee(current()[other]),
    }
  }
  const keep = (kind: EvidenceKind, party: Party, shown?: string): void => {
    const serial = evidence.length + 1
    const piece = {
      id: `evidence-${serial}` as EvidenceId,
      contractId: stored.id,
      kind,
      party,
      keptAt: clock.now(),
      ...(shown === undefined
        ? { digest: serial.toString(16).padStart(64, '0') }
        : {
            digest: shown,
            by: shown,
          }),
    }
    evidence = valueOr(keepEvidence(evidence, piece), evidence)
  }
  const prove = (role: Role, proof: Proof): Result<ContractView> => {
    const fields = begun.get(role)?.fields ?? {}
    const shown = withProof(asShown(stored[role], fields), proof)
    const proven = proof === 'equity' ? submitDocument(shown, handedIn('equity', fields.equityPaper ?? '')) : ok(shown)
    if (!proven.ok) return refuseHandIn(proven.failure, 'equityPaper')
    keep('identity', role)
    keepDays({ ...current(), [role]: proven.value })
    return ok(viewFor(role))
  }
  const handedIn = (kind: SupportingDocumentKind, picture: string) => ({
    kind,
    digest: foldedText(contentOf(picture)).padStart(64, '0'),
    handedInAt: clock.now(),
  })

  const pageFor = (role: Role): ProofPage => ({
    url: `https://sandbox.invalid/${stored.id}/${role}`,
    opensIn: 'browser',
  })

  const device = (who: Role | 'stranger' | 'nobody'): SigningDevice => {
    const call = <T>(id: ContractId, answer: (role: Role) => Result<T>): Result<T> => {
      if (who === 'nobody') return fail({ kind: 'login-required' })
      return who === 'stranger' || id !== stored.id ? notFound() : answer(who)
    }
    return {
      contracts: {
        find: async (id) => call(id, (role) => ok(viewFor(role))),
        ofOrder: async (id) => (id === stored.orderId ? call(stored.id, (role) => ok(viewFor(role))) : notFound()),
        paper: async (id, use) => call(id, () => ok(`https://sandbox.invalid/${id}.pdf?${use}`)),
        pages: async (id) =>
          call(id, () =>
            ok({
              digest: contractDigest(current()),
              pictures: [1, 2].map((page) => `https://sandbox.invalid/${id}/${page}.png`),
            }),
          ),
        evidence: async (id) => call(id, () => ok(evidence)),
        list: async () => call(stored.id, (role) => ok({ items: [viewFor(role)], nextCursor: null })),
      },
      identity: {
        begin: async (attempt) =>
          call<ProofBegun>(attempt.contractId, (role) => {
            const kind = PROOFS[attempt.proof]
            const missing = kind.requests.find((field) => !attempt.fields[field])
            if (missing !== undefined) return refuse('bad-parameter', '资料不完整', missing)
            const repeated = repeatedPicture(
              PICTURES.flatMap((field) =>
                attempt.fields[field] === undefined ? [] : [[field, contentOf(attempt.fields[field])] as const],
              ),
            )
            if (repeated !== undefined)
              return refuse('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', repeated)
            if (kind.of !== provesAs(stored[role])) return refuse('bad-parameter', '认证方式与主体不符', 'proof')
            const { mobile = IDENTITIES[role].mobile } = attempt.fields
            if (isAnotherPerson(attempt.fields, stored[role].signer)) return fail({ kind: 'signer-mismatch' })
            if (attempt.fields.bankCard !== undefined && !passesLuhn(attempt.fields.bankCard))
              return refuse('bad-parameter', '银行卡号不正确', 'bankCard')
            if (isAnotherCompany(attempt.fields, stored[role].owner))
              return refuse('bad-parameter', '公司名称与合同上的公司不一致，请核对', 'companyName')
            begun.set(role, attempt)
            verdicts.delete(role)
            if (kind.by === 'page') return ok({ next: 'page', ...pageFor(role) })
            if (kind.by !== 'code') return ok({ next: 'nothing' })
            codes.set(mobile, String(100_000 + random.below(900_000)))
            return ok({ next: 'code' })
          }),
        finish: async ({ contractId, proof, code }) =>
          call(contractId, (role) => {
            const mobile = begun.get(role)?.fields.mobile ?? IDENTITIES[role].mobile
            const expected = codes.get(mobile)
            const isByPage = PROOFS[proof].by === 'page'
            if (isByPage && stored[role].proofs.includes(proof)) return ok(viewFor(role))
            if (begun.get(role)?.proof !== proof) return refuse('bad-parameter', '请重新认证')
            if (isByPage && !verdicts.has(role))
              return refuse('proof-pending', '还没有收到认证结果，请先在认证页面完成')
            if (isByPage && verdicts.get(role) === 'differs') {
              begun.delete(role)
              return refuse('bad-parameter', '认证没有通过，请重试，或换一种方式')
            }
            if (PROOFS[proof].by === 'code' && (code === null || code !== expected))
              return refuse('code-wrong', '验证码不正确', 'code')
            codes.delete(mobile)
            const proven = prove(role, proof)
            begun.delete(role)
            return proven
          }),
        page: async (id) =>
          call(id, (role) =>
            begun.get(role)?.proof === 'high' ? ok(pageFor(role)) : refuse('bad-parameter', '请先开始认证'),
          ),
        papers: async () => (who === 'nobody' ? fail({ kind: 'login-required' }) : ok(IDENTITY_DOCUMENTS)),
      },
      signatures: {
        sign: async (attempt, key) => call(attempt.contractId, (role) => sign(role, attempt, key)),
        handInConsent: async (id, paper) =>
          call(id, (role) => {
            if (paper === '') return refuse('bad-parameter', '请上传授权书', 'paper')
            if (hasSigned(stored, role)) return refuse('terms-changed', '合同状态已变化，请刷新查看')
            const handed = handedIn('consent', paper)
            const signatory = submitDocument(stored[role], handed)
            if (!signatory.ok) return refuseHandIn(signatory.failure, 'paper')
            keepDays({ ...current(), [role]: signatory.value })
            keep('consent', role, handed.digest)
            return ok(viewFor(role))
          }),
        confirm: async (id, digest) =>
          call(id, (role) => {
            if (digest !== contractDigest(stored))
              return refuse('terms-changed', '合同内容已变化，请重新阅读', 'digest')
            read.set(role, digest)
            return ok(viewFor(role))
          }),
        refresh: async (id) => call(id, (role) => ok(viewFor(role))),
      },
      signingLinks: {
        make: async (id) =>
          call(id, (role) => {
            if (nextSigner(current()) !== role) return refuse('terms-changed', '当前不需要您签署')
            const secret = random.token()
            links.set(secret, role)
            return ok({
              url: `/user_center/server/contract?link=${secret}`,
              validUntil: signBy(stored) ?? clock.now() + 3 * DAY_MS,
            })
          }),
        open: async (secret) => {
          if (who === 'nobody') return fail({ kind: 'login-required' })
          const role = links.get(secret)
          if (role === undefined || role !== who) return refuse('link-wrong', '签署链接无效')
          if (hasSigned(current(), role)) return refuse('link-used', '签署链接已使用过')
          return stored.status === 'expired' || stored.status === 'void'
            ? refuse('link-late', '签署链接已过期')
            : ok(viewFor(role))
        },
      },
      agreements: {
        addressOf: async (id) =>
          id === stored.orderId
            ? call(stored.id, () => ok(`/user_center/server/contractAgree?order=${id}`))
            : notFound(),
        confirm: async (id, version) => {
          if (id !== stored.orderId) return notFound()
          return call(stored.id, (role) => {
            if (version !== stored.terms.version)
              return refuse('terms-changed', '协议已更新，请重新阅读', 'termsVersion')
            const first = agreed.get(role) ?? clock.now()
            agreed.set(role, first)
            return ok(first)
          })
        },
      },
    }
  }

  function sign(role: Role, attempt: SigningAttempt, key: string): Result<ContractView> {
    const said = JSON.stringify(attempt)
    const earlier = signed.get(`${role} ${key}`)
    if (earlier !== undefined)
      return earlier.attempt === said ? ok(earlier.answer) : refuse('key-reused', '请求重复，请刷新后重试')
    const result = signContract(current(), { party: role, way: attempt.way, at: clock.now() })
    if (!result.ok) return refuseSigning(result.failure)
    if (read.get(role) !== contractDigest(stored))
      return refuse('terms-changed', '合同内容已变化，请重新阅读后再签署', 'digest')
    stored = result.value
    if (stored.status === 'all-signed') orderStatus = 'handing-over'
    onMoved(stored.status === 'all-signed' ? 'all.signed' : 'seller.signed')
    if (attempt.drawing !== undefined) drawings.add(role)
    keep('signature', role)
    if (stored.status === 'all-signed') for (const kind of ['signature', 'document'] as const) keep(kind, 'house')
    signed.set(`${role} ${key}`, { attempt: said, answer: viewFor(role) })
    return ok(viewFor(role))
  }

  return {
    contractId: stored.id,
    device,
    contract: current,
    readCode: (mobile) => codes.get(mobile),
    decide(url, verdict) {
      for (const role of ['seller', 'buyer'] as const) if (pageFor(role).url === url) verdicts.set(role, verdict)
    },
    decideDocument(verdict) {
      const validated = decideDocument(current(), { ...verdict, at: clock.now() })
      if (validated.ok) keepDays(validated.value)
      return validated
    },
    orderStatus: () => orderStatus,
    endOrder: () => void (stored = valueOr(voidContract(stored), stored)),
  }
}
