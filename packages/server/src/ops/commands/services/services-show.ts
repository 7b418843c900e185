import { oneLine } from '../../../kernel/index.ts'
import { showRequest } from '../../../services/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'
import { entryText, noRequestText, oneRequest, requestStateText, serviceText } from './request-texts.ts'

export const servicesShow = defineCommand({
  name: 'services show',
  meaning: 'one request for a service with all that it says and its timeline',
  parameters: { id: oneRequest },
  examples: ['services show FW20261120ABCDE'],
  async run({ id }, { db }) {
    const request = await showRequest(db, id)
    if (request === undefined) return notDone(noRequestText(id))
    const { number, service, packageId, state, submittedAt, username, name, mobile, details, entry, os } = request
    return done(
      [
        `${number}: ${serviceText(service, packageId)}, ${requestStateText(state)}, sent ${time(submittedAt)}${os === null ? '' : ` from ${os}`}`,
        `${oneLine(name)}, ${mobile}, ${username === null ? 'a visitor' : `user ${username}`}`,
        ...(entry === null ? [] : [`Onboarding: ${entryText(entry)}`]),
        oneLine(details),
        '',
        tableText(
          ['WHEN', 'STEP', 'BY', 'YUAN', 'NOTE'],
          request.steps.map((step) => [
            time(step.at),
            requestStateText(step.state),
            oneLine(step.by ?? 'the person'),
            step.priceFen === null ? '-' : yuan(step.priceFen),
            oneLine(step.note) || '-',
          ]),
        ),
      ].join('\n'),
    )
  },
})
