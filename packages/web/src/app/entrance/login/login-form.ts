import { isMobile, typedMobile, isVerificationCode } from '@diandu/core/input'
import type { Entrance } from '@diandu/core/session'

export type LoginWay = 'password' | 'code'
export type LoginField = 'name' | 'password' | 'mobile' | 'code' | 'hasAgreed'

export interface LoginTyped {
  readonly way: LoginWay
  readonly name: string
  readonly password: string
  readonly mobile: string
  readonly code: string
  readonly hasAgreed: boolean
}

export const EMPTY_LOGIN: LoginTyped = {
  way: 'password',
  name: '',
  password: '',
  mobile: '',
  code: '',
  hasAgreed: false,
}

/** The fields that survive a reload, and the draft's name: other ways to log in fill the name in here. */
export const LOGIN_DRAFT = { name: 'login', stored: ['way', 'name', 'mobile'] } as const

export const loginFields = (way: LoginWay): readonly LoginField[] =>
  way === 'password' ? ['name', 'password'] : ['mobile', 'hasAgreed', 'code']

/** The other way in, with everything typed; a mobile typed as a name is one for the code as well, and back. */
export function changeWay(form: LoginTyped, way: LoginWay): LoginTyped {
  const name = typedMobile(form.name)
  if (way === 'code' && form.mobile === '' && isMobile(name)) return { ...form, way, mobile: name }
  if (way === 'password' && name === '' && form.mobile !== '') return { ...form, way, name: form.mobile }
  return { ...form, way }
}

/** The empty fields among those that the chosen way to log in shows. */
export function loginFaults(form: LoginTyped): readonly LoginField[] {
  const isWrong: Readonly<Record<LoginField, boolean>> = {
    name: form.name.trim() === '',
    password: form.password === '',
    mobile: !isMobile(form.mobile),
    code: !isVerificationCode(form.code),
    hasAgreed: !form.hasAgreed,
  }
  return loginFields(form.way).filter((field) => isWrong[field])
}

export const loginEntrance = ({ way, name, password, mobile, code, hasAgreed }: LoginTyped): Entrance =>
  way === 'password'
    ? { by: 'password', credentials: { name: typedMobile(name), password } }
    : { by: 'code', credentials: { mobile, code, hasAgreed } }
