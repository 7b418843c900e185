import type { PictureFile } from '@diandu/core/account'
import type { Result } from '@diandu/core/kernel'
import type { Device } from '@diandu/core/testing'
import type { Call, CallArguments } from '@diandu/wire'

/** A row and what a market in memory says to it. */
export interface MarketAnswer {
  readonly row: Call
  readonly work: (device: Device, input: unknown, key: string, file: PictureFile) => Promise<Result<unknown>>
}

export const on = <C extends Call>(row: C, work: (device: Device, input: CallArguments<C>, key: string, file: PictureFile) => Promise<Result<unknown>>): MarketAnswer => ({
  row,
  work: work as MarketAnswer['work'],
})
