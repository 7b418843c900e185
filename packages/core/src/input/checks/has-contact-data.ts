const CHANNEL = /(?:微信|威信|薇信|vx|wx|wechat|qq|扣扣|加我|telegram|whatsapp)/iu

/**
 * Whether a text leads readers out of the market: seven digits or more in a row, however they are parted or
 * written, or the name of a channel with something like an account behind it.
 */
export function hasContactData(text: string): boolean {
  const flat = text.normalize('NFKC')
  if (/\d(?:[\s\-_.·—–]{0,2}\d){6}/u.test(flat)) return true
  if (/[\w.+-]@[\w-]{1,64}\.[\w.]{2}/u.test(flat)) return true
  return new RegExp(`${CHANNEL.source}\\W{0,4}[a-z_]?[\\w-]{4}`, 'iu').test(flat)
}

/** Whether a text holds the address of a page elsewhere, with or without its scheme. */
export const hasLink = (text: string): boolean =>
  /https?:|www\.|[\w-]\.(?:com|cn|net|org|top|shop|xyz|vip|cc|me)(?![\w-])/iu.test(text.normalize('NFKC'))
