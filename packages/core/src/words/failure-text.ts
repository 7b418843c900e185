import type { Failure, Refused } from '../kernel/index.ts'
import { failureWords } from './failure-words.ts'
import type { Locale } from './locale.ts'
import { refusalWords } from './refusal-words.ts'

/**
 * One sentence for any failure. The server speaks Chinese; in another language its reasons have words of our own. What a newer
 * server calls by a name that is not known here is told in general words.
 */
export function failureText(failure: Failure, locale: Locale): string {
  const words = failureWords[locale]
  switch (failure.kind) {
    case 'refused':
      return refusalText(failure, locale)
    case 'login-required':
      return failure.hadLogin === true ? words.loginOver : words['login-required']
    case 'http':
      return failure.status === 404 ? words.notFound : words.server
    case 'key-missing':
    case 'key-stale':
    case 'signature-rejected':
      return words.signature
    default:
      return words[failure.kind] ?? words.unrecognised
  }
}

/** A refusal that says nothing is about what was sent: a field by name, something missing by its reason, or the whole of it (spec §8). */
function refusalText({ message, reason, field }: Refused, locale: Locale): string {
  if (locale === 'zh-CN' && message !== '') return message
  const known = reason && refusalWords[locale][reason]
  if (known !== undefined) return known
  if (message !== '') return failureWords[locale].refused
  return field === undefined ? failureWords[locale].notValid : refusalWords[locale]['bad-parameter']
}
