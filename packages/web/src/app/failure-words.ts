import type { Failure } from '@diandu/core/kernel'
import { appWords } from '../words/app.words.ts'
import { refusalWords } from '../words/refusal.words.ts'
import type { Locale } from '../words/words.ts'

/** One sentence for any failure. The server speaks Chinese; in another language its reasons have words of our own. */
export function failureText(failure: Failure, locale: Locale): string {
  const words = appWords[locale].failures
  switch (failure.kind) {
    case 'refused':
      if (locale === 'zh-CN' && failure.message !== '') return failure.message
      return failure.reason === undefined ? words.refused : refusalWords[locale][failure.reason]
    case 'login-required':
      return words.loginRequired
    case 'phone-not-bound':
      return words.phoneNotBound
    case 'signer-mismatch':
      return words.signerMismatch
    case 'too-many-requests':
      return words.tooMany
    case 'offline':
      return words.offline
    case 'timeout':
      return words.timeout
    case 'http':
      return failure.status === 404 ? words.notFound : words.server
    case 'key-missing':
    case 'key-stale':
    case 'signature-rejected':
      return words.signature
    case 'unrecognised':
      return words.unrecognised
  }
}
