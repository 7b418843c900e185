import { DAY_MS, fail, ok, refused, type Result } from '../../kernel/index.ts'
import { SIGN_WITHIN_DAYS } from '../../orders/index.ts'
import { hasSigned, maySignNow, signBy } from '../contract.ts'
import { contractAt, isPaused, partyOf, type ContractRecord, type SigningParty } from '../contract-record.ts'
import { signingPaused } from './contract-refusal.ts'

/** A link as the platform keeps it: whose it is, and until when it was good when it was made. */
export interface LinkRecord {
  readonly party: SigningParty
  readonly validUntil: number
}

/** Until when a link to sign is good, for the one whose turn it is. */
export function decideLink(contract: ContractRecord, party: SigningParty, at: number): Result<LinkRecord> {
  if (isPaused(contract)) return fail(signingPaused())
  const current = contractAt(contract, at)
  if (!maySignNow(current, party)) return fail(refused('terms-changed', '当前不需要您签署'))
  return ok({ party, validUntil: signBy(current) ?? at + SIGN_WITHIN_DAYS * DAY_MS })
}

/** The facts behind the opening of a link. */
export interface OpenedLink<C extends ContractRecord> {
  readonly userId: string
  /** Undefined where no link has this secret. */
  readonly link: LinkRecord | undefined
  readonly contract: C | undefined
  readonly at: number
}

/** The contract behind a link, for the one it was made for, before they have signed and in time. */
export function decideOpening<C extends ContractRecord>({ userId, link, contract, at }: OpenedLink<C>): Result<C> {
  // One that never was and one that is for another user: the caller learns nothing of either.
  if (link === undefined || contract === undefined || partyOf(contract, userId) !== link.party)
    return fail(refused('link-wrong', '签署链接无效，或不是发给您的'))
  if (hasSigned(contract, link.party)) return fail(refused('link-used', '签署链接已使用过，您已签署'))
  const { status } = contractAt(contract, at)
  // A link for the buyer lives as long as their days, which the platform may have stopped since it was made.
  const isStopped =
    link.party === 'buyer' && (contract.signHeldSince !== null || at <= (contract.signExtendedTo ?? link.validUntil))
  return (at > link.validUntil && !isStopped) || status === 'expired' || status === 'void'
    ? fail(refused('link-late', '签署链接已过期'))
    : ok(contract)
}
