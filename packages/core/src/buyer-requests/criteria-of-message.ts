import { listingFilterParameters } from '../catalog/index.ts'
import { filterOfCriteria, parseCriteria, type RequestCriteria } from './request-criteria.ts'
import { MATCH_REASONS, type MatchReason } from './match-request.ts'

/*
 * Criteria in a message: keys of core's tables, which the screen translates for its reader. Older messages hold a
 * Chinese sentence instead; reading one gives undefined.
 */

export const writeCriteria = (criteria: RequestCriteria): string =>
  listingFilterParameters(filterOfCriteria(criteria))
    .map((pair) => pair.join('='))
    .join('&')

export function readCriteria(text: string): RequestCriteria | undefined {
  if (!/^\w+=[\w.-]+(?:&\w+=[\w.-]+)*$/.test(text)) return undefined
  const pairs = text.split('&').map((pair): [string, string] => {
    const [key = '', value = ''] = pair.split('=')
    return [key, value]
  })
  return parseCriteria(Object.fromEntries(pairs))
}

export const writeReasons = (reasons: readonly MatchReason[]): string => reasons.join(',')

export function readReasons(text: string): readonly MatchReason[] | undefined {
  const names = text.split(',')
  const reasons = MATCH_REASONS.filter((reason) => names.includes(reason))
  return reasons.length === names.length ? reasons : undefined
}
