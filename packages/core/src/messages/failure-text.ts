import type { Failure, RefusalReason, Refused } from '../kernel/index.ts'
import { failureMessages } from './failure-messages.ts'
import type { Locale } from './locale.ts'

type RefusalMessages = Readonly<Partial<Record<RefusalReason, string>>>

/** Messages for refusals that bring none of their own. In Chinese nearly all bring one. */
const refusalMessages: Record<Locale, RefusalMessages> = {
  'zh-CN': {
    'bad-parameter': '填写的内容不对，请检查',
    'parameter-missing': '有内容没有填写，请补全',
  },
  en: {},
}

/**
 * Words of a language for each reason. They are many, and no page needs them in two languages: a client brings those of
 * its reader, and until then a refusal has general words.
 */
export function bringRefusals(locale: Locale, messages: RefusalMessages): void {
  refusalMessages[locale] = messages
}

/**
 * One sentence for any failure. The server speaks Chinese; in another language its reasons have words of our own. What
 * a newer server calls by an unknown name has general words.
 */
export function failureText(failure: Failure, locale: Locale): string {
  const messages = failureMessages[locale]
  switch (failure.kind) {
    case 'refused':
      return refusalText(failure, locale)
    case 'login-required':
      return (
        wordsIn(locale, failure.message) ??
        (failure.hadLogin === true ? messages.loginOver : messages['login-required'])
      )
    case 'phone-not-bound':
    case 'signer-mismatch':
      return wordsIn(locale, failure.message) ?? messages[failure.kind]
    case 'http':
      return failure.status === 404 ? messages.notFound : (wordsIn(locale, failure.message) ?? messages.server)
    case 'key-missing':
    case 'key-stale':
    case 'signature-rejected':
      return messages.signature
    default:
      return messages[failure.kind] ?? messages.unrecognised
  }
}

/** The server's message, where it is in the language of the reader. */
const wordsIn = (locale: Locale, message = ''): string | undefined =>
  message === '' || (locale !== 'zh-CN' && /\p{Script=Han}/u.test(message)) ? undefined : message

/**
 * A refusal that says nothing is about what was sent: a field by name, something missing by its reason, or the whole of
 * it (spec §8).
 */
function refusalText({ message, reason, field }: Refused, locale: Locale): string {
  if (locale === 'zh-CN' && message !== '') return message
  const known = reason && refusalMessages[locale][reason]
  if (known !== undefined) return known
  if (message !== '') return failureMessages[locale].refused
  return (
    (field === undefined ? undefined : refusalMessages[locale]['bad-parameter']) ?? failureMessages[locale].notValid
  )
}
