import type { Failure } from '../kernel/index.ts'
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
      if (locale === 'zh-CN' && failure.message !== '') return failure.message
      return (failure.reason && refusalWords[locale][failure.reason]) ?? words.refused
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
