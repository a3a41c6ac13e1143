import { expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { sendEmails } from './send-emails.ts'

const mail: Mail = { to: 'mo@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

function sending({ letter, send = async () => {} }: { letter: Mail | null; send?: (mail: Mail) => Promise<void> }) {
  const sent: Mail[] = []
  const failures: unknown[] = []
  const write = async () => letter
  const handler = sendEmails(
    {
      mail: {
        kind: 'smtp',
        send: async (one) => {
          await send(one)
          sent.push(one)
        },
      },
      logFailure: ({ letter: kind }, error) => failures.push([kind, String(error)]),
    },
    // Every kind of letter is written the same way here.
    new Proxy({} as never, { get: () => write }),
  )
  return { sent, failures, run: () => handler.run({ letter: 'reset', email: mail.to }), handler }
}

test('a letter is written and sent', async () => {
  const { run, sent } = sending({ letter: mail })
  await run()
  expect(sent).toEqual([mail])
})

test('a letter that has no point any more is not sent, and is no failure', async () => {
  const { run, sent, failures } = sending({ letter: null })
  await run()
  expect([sent, failures]).toEqual([[], []])
})

test('what the mail server does not take is told at once without the address, and tried again', async () => {
  const send = async () => {
    throw new Error('450 come back later')
  }
  const { run, failures, handler } = sending({ letter: mail, send })
  await expect(run()).rejects.toThrow('450')
  await handler.giveUp({ letter: 'reset', email: mail.to })
  expect(failures).toEqual([
    ['reset', 'Error: 450 come back later'],
    ['reset', 'Error: it was tried too often'],
  ])
  expect(JSON.stringify(failures)).not.toContain(mail.to)
})
