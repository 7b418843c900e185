import {
  asOthersSee,
  asShown,
  expireContract,
  handInPaper,
  isLate,
  hasSigned,
  isAnotherCompany,
  isAnotherPerson,
  judgePaper,
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
  type HandInFault,
  type Party,
  type PaperKind,
  type Proof,
  type ProofAttempt,
  type ProofBegun,
  type ProofPage,
  type SigningAttempt,
} from '../../src/contracts/index.ts'
import { passesLuhn, repeatedPicture } from '../../src/input/index.ts'
import { DAY_MS, fail, ok, type Clock, type Random, type Result } from '../../src/kernel/index.ts'
import type { OrderEvent, SigningDays } from '../../src/orders/index.ts'
import { BUYER_IDENTITY, SELLER_IDENTITY, type SigningDevice, type SigningSetting } from '../signing-table.ts'
import { freshContract } from './fresh-contract.ts'
import { IDENTITY_PAPERS } from './identity-papers.ts'
import type { MemorySigning } from './kept-signing.ts'
import { notFound, refuse } from './market-state.ts'

type Role = ContractView['role']

const EVERY_PROOF = Object.keys(PROOFS) as Proof[]
const PICTURES = ['idFront', 'idBack', 'equityPaper'] as const
const IDENTITIES = { seller: SELLER_IDENTITY, buyer: BUYER_IDENTITY } as const

/** Signatures outlive the contract that they were drawn for. */
export interface DrawingBook {
  has(role: Role): boolean
  add(role: Role): void
}

interface MemorySigningOptions extends SigningSetting {
  /** What is signed, where it is not the usual example. */
  readonly draft?: Contract
  /** What somebody judges here; all, unless it is said. */
  readonly offered?: () => readonly Proof[]
  /** What the picture with this id shows. */
  readonly contentOf?: (id: string) => string
  /** Who has drawn a signature that is kept. */
  readonly drawings?: DrawingBook
  /** What the order does with it. */
  readonly onMoved?: (event: OrderEvent) => void
  /** The buyer's days to sign stand still, or run on. */
  readonly onDays?: (days: SigningDays) => void
}

export function createMemorySigning(ports: { readonly clock: Clock; readonly random: Random }, setting: MemorySigningOptions = {}): MemorySigning {
  const { clock, random } = ports
  const { onMoved = () => undefined, onDays = () => undefined, offered = () => EVERY_PROOF, contentOf = (id) => id, drawings = new Set<Role>() } = setting
  let orderStatus = 4
  const links = new Map<string, Role>()
  const agreed = new Map<Role, number>()
  const codes = new Map<string, string>()
  const begun = new Map<Role, ProofAttempt>()
  /** What a page elsewhere has found out, once it has. */
  const verdicts = new Map<Role, 'matches' | 'differs'>()
  /** The document that a party confirmed last. */
  const read = new Map<Role, string>()
  const signed = new Map<string, { readonly attempt: string; readonly answer: ContractView }>()
  let kept = setting.draft ?? freshContract(clock.now(), setting)
  let evidence: readonly Evidence[] = []

  /** Keeps it as it is after something was handed in or decided. */
  const keepDays = (changed: Contract): void => {
    kept = withDays(changed, clock.now())
    onDays(kept)
  }
  const current = (): Contract => {
    if (isLate(kept, clock.now())) kept = valueOr(expireContract(kept, clock.now()), kept)
    return kept
  }
  const viewFor = (role: Role): ContractView => {
    const other = role === 'seller' ? 'buyer' : 'seller'
    return { ...current(), role, offered: offered(), hasDrawing: drawings.has(role), [other]: asOthersSee(current()[other]) }
  }
  const keep = (kind: EvidenceKind, party: Party, shown?: string): void => {
    const serial = evidence.length + 1
    const piece = {
      ...{ id: `evidence-${serial}` as EvidenceId, contractId: kept.id, kind, party, keptAt: clock.now() },
      ...(shown === undefined ? { digest: serial.toString(16).padStart(64, '0') } : { digest: shown, by: shown }),
    }
    evidence = valueOr(keepEvidence(evidence, piece), evidence)
  }
  const prove = (role: Role, proof: Proof): Result<ContractView> => {
    const fields = begun.get(role)?.fields ?? {}
    const shown = withProof(asShown(kept[role], fields), proof)
    const proven = proof === 'equity' ? handInPaper(shown, handedIn('equity', fields.equityPaper ?? '')) : ok(shown)
    if (!proven.ok) return refuseFor(proven.failure, 'equityPaper')
    keep('identity', role)
    keepDays({ ...current(), [role]: proven.value })
    return ok(viewFor(role))
  }
  const handedIn = (kind: PaperKind, picture: string) => ({ kind, digest: foldedText(contentOf(picture)).padStart(64, '0'), handedInAt: clock.now() })

  const pageFor = (role: Role): ProofPage => ({ url: `https://sandbox.invalid/${kept.id}/${role}`, opensIn: 'browser' })

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
        pages: async (id) => ask(id, () => ok({ digest: digestOf(current()), pictures: [1, 2].map((page) => `https://sandbox.invalid/${id}/${page}.png`) })),
        evidence: async (id) => ask(id, () => ok(evidence)),
        list: async () => ask(kept.id, (role) => ok({ items: [viewFor(role)], nextCursor: null })),
      },
      identity: {
        begin: async (attempt) =>
          ask<ProofBegun>(attempt.contractId, (role) => {
            const kind = PROOFS[attempt.proof]
            const missing = kind.asks.find((field) => !attempt.fields[field])
            if (missing !== undefined) return refuse('bad-parameter', '资料不完整', missing)
            const repeated = repeatedPicture(PICTURES.flatMap((field) => (attempt.fields[field] === undefined ? [] : [[field, contentOf(attempt.fields[field])] as const])))
            if (repeated !== undefined) return refuse('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', repeated)
            if (kind.of !== provesAs(kept[role])) return refuse('bad-parameter', '认证方式与主体不符', 'proof')
            const { mobile = IDENTITIES[role].mobile } = attempt.fields
            if (isAnotherPerson(attempt.fields, kept[role].signer)) return fail({ kind: 'signer-mismatch' })
            if (attempt.fields.bankCard !== undefined && !passesLuhn(attempt.fields.bankCard)) return refuse('bad-parameter', '银行卡号不正确', 'bankCard')
            if (isAnotherCompany(attempt.fields, kept[role].owner)) return refuse('bad-parameter', '公司名称与合同上的公司不一致，请核对', 'companyName')
            begun.set(role, attempt)
            verdicts.delete(role)
            if (kind.by === 'page') return ok({ next: 'page', ...pageFor(role) })
            if (kind.by !== 'code') return ok({ next: 'nothing' })
            codes.set(mobile, String(100_000 + random.below(900_000)))
            return ok({ next: 'code' })
          }),
        finish: async ({ contractId, proof, code }) =>
          ask(contractId, (role) => {
            const mobile = begun.get(role)?.fields.mobile ?? IDENTITIES[role].mobile
            const expected = codes.get(mobile)
            const isByPage = PROOFS[proof].by === 'page'
            if (isByPage && kept[role].proofs.includes(proof)) return ok(viewFor(role))
            if (begun.get(role)?.proof !== proof) return refuse('bad-parameter', '请重新认证')
            if (isByPage && !verdicts.has(role)) return refuse('proof-pending', '还没有收到认证结果，请先在认证页面完成')
            if (isByPage && verdicts.get(role) === 'differs') {
              begun.delete(role)
              return refuse('bad-parameter', '认证没有通过，请重试，或换一种方式')
            }
            if (PROOFS[proof].by === 'code' && (code === null || code !== expected)) return refuse('code-wrong', '验证码不正确', 'code')
            codes.delete(mobile)
            const proven = prove(role, proof)
            begun.delete(role)
            return proven
          }),
        page: async (id) =>
          ask(id, (role) => (begun.get(role)?.proof === 'high' ? ok(pageFor(role)) : refuse('bad-parameter', '请先开始认证'))),
        papers: async () => (who === 'nobody' ? fail({ kind: 'login-required' }) : ok(IDENTITY_PAPERS)),
      },
      signatures: {
        sign: async (attempt, key) => ask(attempt.contractId, (role) => sign(role, attempt, key)),
        handInConsent: async (id, paper) =>
          ask(id, (role) => {
            if (paper === '') return refuse('bad-parameter', '请上传授权书', 'paper')
            if (hasSigned(kept, role)) return refuse('terms-changed', '合同状态已变化，请刷新查看')
            const handed = handedIn('consent', paper)
            const signatory = handInPaper(kept[role], handed)
            if (!signatory.ok) return refuseFor(signatory.failure, 'paper')
            keepDays({ ...current(), [role]: signatory.value })
            keep('consent', role, handed.digest)
            return ok(viewFor(role))
          }),
        confirm: async (id, digest) =>
          ask(id, (role) => {
            if (digest !== digestOf(kept)) return refuse('terms-changed', '合同内容已变化，请重新阅读', 'digest')
            read.set(role, digest)
            return ok(viewFor(role))
          }),
        refresh: async (id) => ask(id, (role) => ok(viewFor(role))),
      },
      signingLinks: {
        make: async (id) =>
          ask(id, (role) => {
            if (nextSigner(current()) !== role) return refuse('terms-changed', '当前不需要您签署')
            const secret = random.token()
            links.set(secret, role)
            return ok({ url: `/user_center/server/contract?link=${secret}`, validUntil: signBy(kept) ?? clock.now() + 3 * DAY_MS })
          }),
        open: async (secret) => {
          if (who === 'nobody') return fail({ kind: 'login-required' })
          const role = links.get(secret)
          if (role === undefined || role !== who) return refuse('link-wrong', '签署链接无效')
          if (hasSigned(current(), role)) return refuse('link-used', '签署链接已使用过')
          return kept.status === 'expired' || kept.status === 'void' ? refuse('link-late', '签署链接已过期') : ok(viewFor(role))
        },
      },
      agreements: {
        addressOf: async (id) => (id === kept.orderId ? ask(kept.id, () => ok(`/user_center/server/contractAgree?order=${id}`)) : notFound()),
        confirm: async (id, version) => {
          if (id !== kept.orderId) return notFound()
          return ask(kept.id, (role) => {
            if (version !== kept.terms.version) return refuse('terms-changed', '协议已更新，请重新阅读', 'termsVersion')
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
    if (earlier !== undefined) return earlier.attempt === said ? ok(earlier.answer) : refuse('key-reused', '请求重复，请刷新后重试')
    const result = signContract(current(), { party: role, way: attempt.way, at: clock.now() })
    if (!result.ok && result.failure === 'paper-waiting') return refuse('paper-waiting', '材料还在审核，通过后才能签署')
    if (!result.ok) return result.failure === 'signer-mismatch' ? fail({ kind: 'signer-mismatch' }) : refuse('terms-changed', '合同状态已变化，请刷新查看')
    if (read.get(role) !== digestOf(kept)) return refuse('terms-changed', '合同内容已变化，请重新阅读后再签署', 'digest')
    kept = result.value
    if (kept.status === 'all-signed') orderStatus = 5
    onMoved(kept.status === 'all-signed' ? 'all.signed' : 'seller.signed')
    if (attempt.drawing !== undefined) drawings.add(role)
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
    decide(url, verdict) {
      for (const role of ['seller', 'buyer'] as const) if (pageFor(role).url === url) verdicts.set(role, verdict)
    },
    judgePaper(verdict) {
      const judged = judgePaper(current(), { ...verdict, at: clock.now() })
      if (judged.ok) keepDays(judged.value)
      return judged
    },
    orderStatus: () => orderStatus,
    endOrder: () => void (kept = valueOr(voidContract(kept), kept)),
  }
}

function refuseFor(fault: HandInFault, field: string): Result<never> {
  if (fault === 'accepted-before') return refuse('papers-settled', '这份材料已通过审核，不用再提交', field)
  if (fault === 'replaced-often') return refuse('too-many', '已经换过几次了，请等店渡看完现在这一份', field)
  return refuse('paper-refused', '这张照片之前没有通过审核，请重新准备后另拍一张', field)
}

const valueOr = <T>(result: Result<T, unknown>, other: T): T => (result.ok ? result.value : other)

/** What stands for the document: it changes with every signature and, before the first, with whom it names. */
function digestOf({ signatures, seller, buyer }: Contract): string {
  const named = signatures.length === 0 ? [seller, buyer].map(({ owner, signer }) => `${owner.name} ${signer.name}`).join() : ''
  return `${signatures.length}${foldedText(named)}`.padStart(64, '0')
}

/** Something short that stands for a text: enough to tell texts of a test apart. */
const foldedText = (text: string): string => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0x7fff_ffff, 0).toString(16).padStart(8, '0')
