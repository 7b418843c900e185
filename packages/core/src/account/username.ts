import { isLoginName } from '../input/index.ts'
import { checkedForm, type Checked, type Problem } from './field-problem.ts'
import { validateText } from './validate-text.ts'

/** A new user name: the rules of a login name, and which of them it breaks. */
export function checkUsername(raw: string, current: string): Checked<string, 'username'> {
  const username = raw.trim()
  return checkedForm(username, { username: validateUsername(username, current) })
}

function validateUsername(username: string, current: string): Problem | undefined {
  if (username !== '' && username === current) return 'unchanged'
  return validateText(username, { min: 4, max: 20 }) ?? (isLoginName(username) ? undefined : 'malformed')
}
