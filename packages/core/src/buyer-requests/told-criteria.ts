import { listingFilterParameters, parseListingFilter } from '../catalog/index.ts'
import type { RequestCriteria } from './buyer-request.ts'
import { MATCH_REASONS, type MatchReason } from './match-request.ts'

/*
 * What a message keeps of a request: names of core's, which the screen says in the language of its reader. Messages of
 * before hold a Chinese sentence instead, for which reading answers undefined.
 */

export const writeCriteria = (criteria: RequestCriteria): string =>
  listingFilterParameters({ ...criteria, sort: 'recommended' })
    .map((pair) => pair.join('='))
    .join('&')

export function readCriteria(text: string): RequestCriteria | undefined {
  if (!/^\w+=[\w.-]+(?:&\w+=[\w.-]+)*$/.test(text)) return undefined
  const pairs = text.split('&').map((pair): [string, string] => {
    const [key = '', value = ''] = pair.split('=')
    return [key, value]
  })
  const { text: _text, taxpayer: _taxpayer, sort: _sort, ...criteria } = parseListingFilter(Object.fromEntries(pairs))
  return criteria
}

export const writeReasons = (reasons: readonly MatchReason[]): string => reasons.join(',')

export function readReasons(text: string): readonly MatchReason[] | undefined {
  const names = text.split(',')
  const reasons = MATCH_REASONS.filter((reason) => names.includes(reason))
  return reasons.length === names.length ? reasons : undefined
}
