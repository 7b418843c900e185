import type { PlatformId } from '../catalog/index.ts'
import {
  TRADEMARK_STANDINGS,
  type Entity,
  type EntryDocument,
  type EntryRule,
  type TrademarkStanding,
} from './entry-rule.ts'

/** The entity that wants to enter, and its documents. */
export interface EntryQuestion {
  readonly platform: PlatformId
  readonly entity: Entity
  readonly trademark: TrademarkStanding
  readonly documents: readonly EntryDocument[]
}

/** The least first. */
export const ENTRY_STANDINGS = ['closed', 'documents-missing', 'may-enter'] as const
export type EntryStanding = (typeof ENTRY_STANDINGS)[number]

/** The obstacle to one kind of shop. */
export interface EntryAnswer {
  readonly rule: EntryRule
  readonly standing: EntryStanding
  /** An obstacle that no document removes. */
  readonly closedBy: readonly ('entity' | 'trademark')[]
  readonly missing: readonly EntryDocument[]
}

const RANKS = Object.keys(TRADEMARK_STANDINGS) as readonly TrademarkStanding[]
const reaches = (has: TrademarkStanding, least: TrademarkStanding): boolean =>
  RANKS.indexOf(has) >= RANKS.indexOf(least)

/** Every kind of shop on a platform, the nearest first: those that may be opened, then those that lack least. Total. */
export function checkEntry(
  rules: readonly EntryRule[],
  { platform, entity, trademark, documents }: EntryQuestion,
): readonly EntryAnswer[] {
  const answerFor = (rule: EntryRule): EntryAnswer => {
    const closedBy = [
      ...(rule.entities.includes(entity) ? [] : (['entity'] as const)),
      ...(reaches(trademark, rule.trademark) ? [] : (['trademark'] as const)),
    ]
    const missing = documentsFor(rule, entity).filter((document) => !documents.includes(document))
    const standing = closedBy.length > 0 ? 'closed' : missing.length > 0 ? 'documents-missing' : 'may-enter'
    return { rule, standing, closedBy, missing }
  }
  return rules
    .filter((rule) => rule.platform === platform)
    .map(answerFor)
    .toSorted((one, other) => rank(other) - rank(one) || one.missing.length - other.missing.length)
}

/** A person has no business licence to show. */
export const documentsFor = ({ documents }: EntryRule, entity: Entity): readonly EntryDocument[] =>
  entity === 'person' ? documents.filter((document) => document !== 'business-licence') : documents

/** Documents for any kind of shop on a platform, in the order of the list of documents. */
export function documentsAsked(
  rules: readonly EntryRule[],
  { platform, entity }: Pick<EntryQuestion, 'platform' | 'entity'>,
): readonly EntryDocument[] {
  const open = rules.filter((rule) => rule.platform === platform && rule.entities.includes(entity))
  return [...new Set(open.flatMap((rule) => documentsFor(rule, entity)))]
}

const rank = ({ standing }: EntryAnswer): number => ENTRY_STANDINGS.indexOf(standing)
