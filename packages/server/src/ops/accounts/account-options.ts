import { ok } from '@diandu/core/kernel'
import type { Parameter, Parameters } from '../command-parameter.ts'
import { ruleOf } from './command-rules.ts'

const option = (placeholder: string, meaning: string): Parameter<string | null> => ({
  kind: 'option',
  placeholder,
  meaning,
  isRequired: false,
  isOfAccounts: true,
  read: (text) => ok(text ?? null),
})

const OPTIONS: Parameters = {
  by: option('LOGIN', 'in production: the login of your account of the console'),
  code: option('CODE', 'a code of --by’s authenticator, or a recovery code; in production --by is a login'),
  second: option('LOGIN', 'in production: the account that approves it, where two are needed'),
  secondCode: option('CODE', 'a code of --second'),
  why: option('REASON', 'in production: why, where the act wants a reason'),
  breakGlass: option('REASON', 'passes the roles of accounts; every staff admin reads it'),
}

/** Of a command that acts for people: by which account it is done, beside what it declares itself. */
export const accountOptionsFor = (name: string, own: Parameters): Parameters =>
  ruleOf(name) === undefined
    ? {}
    : Object.fromEntries(Object.entries(OPTIONS).filter(([key]) => !Object.hasOwn(own, key)))
