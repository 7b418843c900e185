import { SANDBOX_GAME_ENTRY } from '@diandu/core/guess-game'
import type { FastifyInstance } from 'fastify'
import { sandboxPage } from './sandbox-page.ts'
import { sendSandboxPage } from './sandbox-routes.ts'

/** The simulated entry in WeChat, to which a browser is led from the game's pages. */
export function gameEntryRoutes(app: FastifyInstance): void {
  app.get(SANDBOX_GAME_ENTRY, (_request, reply) => sendSandboxPage(reply, PAGE))
}

const PAGE = sandboxPage(
  '微信里的游戏入口（演示）',
  `<p>猜价游戏在微信里打开。这里扮演微信的入口：真实环境中，手机会跳到微信。</p>
<p lang="en">The guessing game opens inside WeChat. This page stands in for WeChat’s entry; a real installation leads to WeChat itself.</p>
<a class="back" href="/sandbox/shell?shell=wechat&amp;path=/game">在模拟微信里打开 · <span lang="en">Open in WeChat</span></a>
<a class="back" href="/game?os=browser">在浏览器里玩 · <span lang="en">Play in this browser</span></a>
<a class="back" href="/">返回店渡 · <span lang="en">Back to Diandu</span></a>`,
)
