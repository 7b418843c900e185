import { runPoppler } from '../../../pdf/testing/poppler.ts'

/** By an independent reader; only `field` where no party has signed. */
export interface ReadSignature {
  readonly field: string
  readonly signer?: string
  readonly at?: string
  readonly isValid?: boolean
  /** Whether it stands for the whole file, as it is. */
  readonly isWhole?: boolean
}

/** A file that the reader cannot read has no signatures. */
function tell(pdf: Uint8Array): string {
  try {
    return runPoppler('pdfsig', pdf, ['-nocert'])
  } catch {
    return ''
  }
}

export function readSignatures(pdf: Uint8Array): readonly ReadSignature[] {
  return tell(pdf)
    .split(/^Signature #\d+:/m)
    .slice(1)
    .map((part) => {
      const field = /Signature Field Name: (.*)/.exec(part)?.[1] ?? ''
      if (part.includes('is not signed')) return { field }
      return {
        field,
        signer: /Signer Certificate Common Name: (.*)/.exec(part)?.[1] ?? '',
        at: /Signing Time: (.*)/.exec(part)?.[1] ?? '',
        isValid: part.includes('Signature is Valid.'),
        isWhole: part.includes('Total document signed'),
      }
    })
}
