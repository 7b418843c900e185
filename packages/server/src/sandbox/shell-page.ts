import { createHash } from 'node:crypto'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif }
body { margin: 0; padding: 1rem; display: flex; flex-wrap: wrap; gap: 1rem; justify-content: center; align-items: flex-start }
iframe { width: 412px; max-width: 100%; height: 823px; border: 8px solid #16222c; border-radius: 24px; background: Canvas }
main { flex: 1 1 20rem; max-width: 36rem } h1 { font-size: 1.25rem; margin: 0 0 .5rem } h2 { font-size: 1rem; margin: 1rem 0 .25rem }
label { display: grid; gap: .15rem; margin-bottom: .6rem } select, input, button { font: inherit; padding: .35rem .5rem; min-height: 2.5rem; box-sizing: border-box; max-width: 100% }
ul { list-style: none; margin: 0; padding: 0 } li { padding: .4rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-wrap: anywhere }
#pushes button { width: 100%; text-align: left; white-space: normal }
#native-login, #pay-sheet { padding: .6rem .8rem; border: 2px solid currentColor; border-radius: 8px; margin: .6rem 0 } #native-login[hidden], #pay-sheet[hidden] { display: none }
`

export const SHELL_PAGE_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/**
 * The page on which a visitor sees what an app would receive. `people` are the names that an app may be signed in as.
 */
export const shellPage = (people: readonly string[]): string => `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>应用外壳（演示）</title><style>${STYLE}</style></head>
<body>
<iframe id="frame" title="外壳里的页面"></iframe>
<main>
<h1>应用外壳</h1>
<p>左边的页面就像在应用里一样运行；应用收到的每条消息都列在下面。</p>
<form id="open">
<label>外壳<select id="shell"><option value="android-app">Android 应用</option><option value="ios-app">iOS 应用</option><option value="wechat">微信</option><option value="browser">浏览器</option></select></label>
<label>应用被问到令牌时<select id="answers"><option value="answers">给出令牌</option><option value="nobody">没有登录</option><option value="never">一直不回答</option><option value="twice">回答两次</option><option value="rubbish">回答乱码</option><option value="wrong">给出假令牌</option></select></label>
<label>在应用里登录的人<select id="person">${people.map((name) => `<option>${escapeText(name)}</option>`).join('')}</select></label>
<label>或者自带的令牌<input id="token" autocomplete="off"></label>
<label>微信里的人<select id="wechat-person"><option value="somebody">微信甲</option><option value="another">微信乙</option></select></label>
<label>地址<input id="path" value="/user_center"></label>
<button>打开</button>
<button type="button" id="push">点开推送通知，打开这个地址</button>
</form>
<div id="native-login" role="alert" hidden>应用打开了自己的登录页。<button type="button" id="signed-in">在应用里登录并回来</button></div>
<div id="pay-sheet" role="alertdialog" aria-labelledby="pay-what" hidden><p id="pay-what"></p>
<button type="button" value="pay">支付</button> <button type="button" value="cancel">关闭付款窗口</button> <button type="button" value="fail">付款出错</button> <button type="button" value="pay-silently">支付，但不回话</button> <button type="button" value="lie">没有支付，却说成功</button></div>
<h2>手机收到的推送</h2>
<ul id="pushes" aria-live="polite"></ul>
<h2>应用收到的消息</h2>
<button type="button" id="clear">清空</button>
<ul id="log" aria-live="polite"></ul>
</main>
<script type="module" src="/sandbox/shell/page.js"></script>
</body>
</html>
`

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
