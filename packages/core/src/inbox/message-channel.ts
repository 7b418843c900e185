/** The ways by which a message can reach a phone while no page of ours is open. */
export const PHONE_CHANNELS = ['sms', 'push'] as const
export type PhoneChannel = (typeof PHONE_CHANNELS)[number]

/** The channels that a person can switch: the count on the tab bar, text messages, pushes. Every message is listed. */
export const MESSAGE_CHANNELS = ['inbox', ...PHONE_CHANNELS] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]
