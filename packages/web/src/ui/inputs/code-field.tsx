import { SixBoxes, type SixDigitsProps } from './six-boxes.tsx'

/** The six digits of a short message; the phone may fill them in. */
export function CodeField(props: SixDigitsProps) {
  return <SixBoxes {...props} secret={false} />
}
