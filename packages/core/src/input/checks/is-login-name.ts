/** Never only digits: such a name could be taken for a mobile number. */
export function isLoginName(text: string): boolean {
  return /^(?!\d+$)[\p{Script=Han}\w]{4,20}$/u.test(text)
}
