import { SixBoxes, type SixDigitsProps } from './six-boxes.tsx'

/** The six digits that let money go; shown as dots. */
export function PaymentPasswordField(props: SixDigitsProps) {
  return <SixBoxes {...props} secret />
}
