/** The captcha's ticket for a solved puzzle. Good once. */
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
  /** The registration agreement was accepted: a mobile without an account gets one. */
  readonly hasAgreed?: boolean
}

export interface Registration {
  readonly username: string
  readonly mobile: string
  readonly code: string
  readonly password: string
  /** The five articles of the registration agreement were accepted. */
  readonly hasAgreed: boolean
}

/** A mobile for an account without one: the password shows whose account it is, the code whose mobile. */
export interface MobileBinding extends LoginByPassword {
  readonly mobile: string
  /** The code (`bind-phone`) that the mobile received. */
  readonly code: string
}
