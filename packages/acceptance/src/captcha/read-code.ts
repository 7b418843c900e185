/** The newest code that was sent to a mobile, as it is in the sandbox's outbox. */
export async function readCode(url: string, mobile: string): Promise<string> {
  const page = await (await fetch(`${url}/sandbox/outbox`)).text()
  const message = page.split('<li>').find((item) => item.includes(mobile) && item.includes('验证码'))
  const code = /(?<!\d)\d{6}(?!\d)/.exec(
    message?.replace(/<small>.*?<\/small>/, '').replace(/<b>.*?<\/b>/, '') ?? '',
  )?.[0]
  if (code === undefined) throw new Error(`The outbox holds no code for ${mobile}`)
  return code
}
