/** What a telephone dials when the number is pressed. */
export const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[ -]/g, '')}`
