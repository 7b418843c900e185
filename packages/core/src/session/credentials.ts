/** What the captcha gave for a solved puzzle. Good once. */
export interface CaptchaTicket {
  readonly ticket: string
  readonly randstr: string
}

export interface LoginByPassword {
  /** A user name or a mobile. */
  readonly name: string
  readonly password: string
}

export interface LoginByCode {
  readonly mobile: string
  readonly code: string
}

export interface Registration {
  readonly username: string
  readonly mobile: string
  readonly code: string
  readonly password: string
  /** The five articles of the registration agreement were accepted. */
  readonly hasAgreed: boolean
}
