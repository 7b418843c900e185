import { SixBoxes, type SixDigitsProps } from './six-boxes.tsx'

/**
 * The six digits that let money go; shown as dots. Nobody is told when the sixth one stands: what they let go is sent
 * by a press.
 */
export function PaymentPasswordField(props: Omit<SixDigitsProps, 'onComplete'>) {
  return <SixBoxes {...props} secret />
}
