/** A text message or push that has not arrived. */
export interface UnsentNotice {
  readonly id: string
  readonly userId: string
  readonly channel: string
  readonly event: string
  /** `unsure`: the provider gave no answer, so that it may have arrived. */
  readonly state: UnsentState
  readonly dueAt: number
  readonly tries: number
  /** In the provider's words; null where nothing went wrong. */
  readonly trouble: string | null
}

export interface UnsentNotices {
  /** The longest due first. */
  readonly notices: readonly UnsentNotice[]
  /** How many there are beside those. */
  readonly more: number
}

export const UNSENT_STATES = {
  waiting: { zh: '等待发送', en: 'Waiting' },
  sending: { zh: '正在发送', en: 'Being sent' },
  unsure: { zh: '不确定是否送达', en: 'May have arrived' },
  failed: { zh: '发送失败', en: 'Failed' },
} as const

export type UnsentState = keyof typeof UNSENT_STATES

/** Only these are sent again by hand. */
export const canSendAgain = (state: UnsentState): boolean => state === 'failed' || state === 'unsure'
