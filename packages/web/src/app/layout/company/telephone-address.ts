export const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[ -]/g, '')}`
