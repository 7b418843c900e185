import { listingFilterParameters } from '../catalog/index.ts'
import { filterOfCriteria, parseCriteria, type RequestCriteria } from './request-criteria.ts'
import { MATCH_REASONS, type MatchReason } from './match-request.ts'

/*
 * What a message keeps of a request: names of core's, which the screen says in the language of its reader. Messages of
 * before hold a Chinese sentence instead, for which reading answers undefined.
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
