/**
 * What a device calls itself where it draws: a name that it made by chance and keeps, and nothing that is measured of
 * it.
 */
export const DEVICE_NAME = /^[\w-]{16,64}$/
