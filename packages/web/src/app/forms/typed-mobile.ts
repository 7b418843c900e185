import { digitsOnly } from '@diandu/core/input'

const LENGTH = 11

/** What is typed or pasted as a mobile, down to its eleven digits: spaces and China's own prefix fall away. */
export function typedMobile(raw: string): string {
  const digits = digitsOnly(raw)
  return (digits.length > LENGTH ? digits.replace(/^(00)?86/, '') : digits).slice(0, LENGTH)
}
