import { useDevice } from '../../../app/device/device-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { saveCodeMessages } from '../../../messages/campaigns/save-code.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'

/** Our app is handed the picture of a code, and says whether it takes one. Load it lazily. */
export function SaveCode({ picture }: { readonly picture: string }) {
  const messages = useMessages(saveCodeMessages)
  const { bridge } = useDevice()
  const answer = (isTaken: boolean) =>
    toasts.show(isTaken ? messages.handedOver : messages.notTaken, isTaken ? 'good' : 'bad')
  // An app takes a picture made of points only.
  const save = () => (picture.startsWith('data:image/png') ? bridge.savePicture(picture, answer) : answer(false))
  return (
    <Button block onClick={save}>
      {messages.save}
    </Button>
  )
}
