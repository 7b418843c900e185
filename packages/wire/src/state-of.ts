import type { StatusCodes } from '@diandu/core/kernel'
import * as v from 'valibot'

/** A state: its number on the wire, its name in programs. */
export const stateOf = <Status extends string>(codes: StatusCodes<Status>, complaint: string) =>
  v.pipe(
    v.number(),
    v.rawTransform<number, Status>(({ dataset, addIssue, NEVER }) => {
      const status = codes.statusOf(dataset.value)
      if (status !== undefined) return status
      addIssue({ message: complaint })
      return NEVER
    }),
    v.metadata({ writes: codes.codeOf }),
  )

/** The same, where a number without a name is shown as unknown. */
export const stateOrUnknown = <Status extends string>(codes: StatusCodes<Status>) =>
  v.pipe(
    v.number(),
    v.transform((code): Status | 'unknown' => codes.statusOf(code) ?? 'unknown'),
    v.metadata({ writes: codes.codeOf }),
  )

/** The same, where the numbers are listed in the description of the call. */
export const stateAmong = <Status extends string>(codes: StatusCodes<Status>) =>
  v.pipe(
    v.picklist(codes.codes),
    v.transform(codes.statusOf as (code: number) => Status),
    v.metadata({ writes: codes.codeOf }),
  )
