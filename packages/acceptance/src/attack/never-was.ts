/** Another one of the same form, so that only its being unknown can make a difference. */
export const neverWas = (id: string): string => id.replaceAll(/[A-Za-z0-9]/g, (sign) => (sign === 'q' ? 'z' : 'q'))
