import { SixBoxes, type SixDigitsProps } from './six-boxes.tsx'

/** The six digits that let money go; shown as dots. The sixth one sends nothing: only a press of a button does. */
export function PaymentPasswordField(props: Omit<SixDigitsProps, 'onComplete'>) {
  return <SixBoxes {...props} secret />
}
