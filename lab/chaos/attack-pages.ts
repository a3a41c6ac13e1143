// Texts that would run as HTML or as a formula, in every field that people can fill: shown in a real browser, exported,
// mailed and shared. And files that are no pictures, and links that are none.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { addReferenceImage, setRecording } from '@podcastai/contracts'
import { startMailServer } from '../../server/test/mail-server.ts'
import { formData } from '../../server/test/people.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { html } from './attacking-texts.ts'
import { type Client, openClient } from './client.ts'
import { openExports } from './exported-texts.ts'
import { onEmbedded } from './places.ts'
import { type Finding, none, told } from './scenario.ts'
import { type SpoiledHome, spoilHome } from './spoiled-home.ts'
import { inMails } from './spoiled-mails.ts'
import { isFilled, isHarmless, textFields } from './text-fields.ts'
import { visitPages } from './visit-pages.ts'

export function attackPages(): Promise<Finding[]> {
  return onEmbedded(async ({ env }) => {
    const mails = await startMailServer()
    const PORT = String(await freePort())
    const sending = {
      SMTP_URL: mails.url,
      MAIL_FROM: 'podcastai@example.com',
      PORT,
      APP_URL: `http://127.0.0.1:${PORT}`,
    }
    const server = await startBenchServer({ ...env, ...sending, BILLING: 'test' }, { asNpmStart: true })
    const client = openClient(() => server.url)
    const home = await spoilHome(client, mails)
    const fields = textFields()
    const unfilled = fields.filter((name) => !isFilled(name, home.filled) && !isHarmless(name))
    const taken = await sendFalsePictures(client, home)
    const exported = await openExports(client, home)
    const shown = await visitPages(server.url, home)
    client.close()
    await server.stop()
    await mails.close()
    return [
      told(
        'texts of the contract; of them filled with an attack; harmless',
        `${fields.length}; ${fields.filter((name) => isFilled(name, home.filled)).length}; ${fields.filter(isHarmless).length}`,
      ),
      told('texts of the content that were made to attack', home.texts),
      none('texts of the contract that nobody filled, and that are not known to be harmless', unfilled),
      none('pages on which a text ran, was refused by the policy, led elsewhere, or failed', shown),
      none('pictures and links that are none and were taken', taken),
      ...exported,
      told(
        'mails',
        [...new Set(mails.mails.map(({ subject }) => subject.replace(/<.*>/, '…').slice(0, 40)))].join('; '),
      ),
      none('markup and more than one address in mails', inMails(mails.mails)),
    ]
  })
}

/** Mails name the address of the app, which therefore has to be known before it is there. */
async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  await once(taken, 'close')
  return port
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"><script>window.ran=1</script></svg>`

async function sendFalsePictures(client: Client, { admin, id }: SpoiledHome): Promise<string[]> {
  const { session } = admin
  const params = { id }
  const taken: string[] = []
  for (const [filename, bytes] of [
    ['a.svg', drawing],
    ['a.png', drawing],
    ['a.png', html],
    ['a.gif', `GIF89a${html}`],
    ['a.jpg', `\u0089PNG\r\n\u001a\n${html}`],
  ] as const) {
    const form = formData({}, { field: 'image', filename, bytes: Buffer.from(bytes, 'latin1') })
    const { status } = await client.call(addReferenceImage, { session, params, ...form })
    if (status < 400 || status >= 500) taken.push(`${filename} ${bytes.slice(0, 30)} answered ${status}`)
  }
  for (const recordingUrl of [
    'javascript:window.ran=1',
    'data:text/html,x',
    ' JaVaScRiPt:window.ran=1',
    '//elsewhere.example',
    'file:///etc/passwd',
    'https://maya:secret@elsewhere.example',
  ]) {
    const { status } = await client.call(setRecording, { session, params, body: { recordingUrl } })
    if (status !== 400) taken.push(`${recordingUrl} answered ${status}`)
  }
  return taken
}
