/** The id of an account of the demonstration. */
export const demoStaffId = (login: string): string => `demo-staff-${login}`
