/** Carried by the history to the page of a payment: its cashier was chosen just now, and is to be opened at once. */
export const TO_CASHIER = 'to-cashier'
