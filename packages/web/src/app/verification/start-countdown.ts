import { createActor } from 'xstate'
import type { Clock } from '@diandu/core/kernel'
import { createResendCountdownMachine, type ResendCountdownActor } from '@diandu/core/session'

/** The wait between two codes, running; it goes on from `sentAt` where an earlier visit began it. Load it lazily. */
export const startCountdown = (clock: Clock, sentAt: number | undefined): ResendCountdownActor =>
  createActor(createResendCountdownMachine({ clock }), { input: { sentAt } }).start()
