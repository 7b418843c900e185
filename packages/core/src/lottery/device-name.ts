/** Name by which a device takes part in lotteries: generated at random and stored, never derived from the device. */
export const DEVICE_NAME = /^[\w-]{16,64}$/
