// The operator connects a language model in the app: on a separate server, where they have the first account.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, type ModelProvider, startModelProvider } from '../server/test/model-provider/model-provider.ts'
import { expectClean } from './expect-clean.ts'
import { expect, findToasts, sample, storeSession, test } from './fixtures.ts'

let provider: ModelProvider
let dataDir: string
let server: ChildProcess
let url: string
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'podcastai-operator-'))
  provider = await startModelProvider(() => answers({ caption: 'He closed on his best day, and kept more money.' }))
  server = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      ...process.env,
      ...{ PORT: '0', RATE_LIMITS: 'off', FIND_MODELS: 'off', BILLING: 'off' },
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  url = await new Promise((resolve, reject) => {
    let out = ''
    server.stdout?.on('data', (chunk) => {
      out += chunk
      const address = /http:\/\/\S+/.exec(out)?.[0]
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error('the server ended')))
  })
})
test.afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
  await provider.close()
})

test('the first account tests and connects a model, and every user sees the price before an upload', async ({
  page,
  context,
}) => {
  const register = async (username: string) => {
    const data = { email: `${username.toLowerCase()}@example.com`, username, password: 'correct horse' }
    return (await (await context.request.post(`${url}/api/auth/register`, { data })).json()).sessionId
  }
  await storeSession(page, await register('Maya'))
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Account of Maya' }).click()
  await page.getByRole('menuitem', { name: 'Language model' }).click()
  await expect(page.getByRole('heading', { name: 'The built-in engine writes now' })).toBeVisible()

  await page.getByLabel('Provider').selectOption('OpenAI-compatible server')
  await page.getByLabel('Model', { exact: true }).fill('local')
  await page.getByLabel('Base address').fill('http://models.example.com/v1')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText(/^Use https/).first()).toBeVisible()
  await expectClean(page, 'the form with an error')
  await page.getByLabel('Base address').fill(provider.baseUrl)
  await page.getByLabel('Key').fill('sk-of-the-test')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('He closed on his best day, and kept more money.')).toBeVisible()
  await expect(page.getByText(/^A caption for our sample, in .* costs nothing$/)).toBeVisible()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'local writes now' })).toBeVisible()
  await expect(page.getByLabel('Key')).toHaveValue('')
  expect(provider.requests.map(({ key }) => key)).toEqual(['sk-of-the-test'])

  await page.reload()
  await expect(page.getByText(/key stored/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectClean(page, 'a connected model on a phone')
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await page.content()).not.toContain('sk-of-the-test')

  await page.goto(`${url}/create`)
  await page.locator('input[type=file]').setInputFiles(sample)
  await expect(
    page.getByText(/^Generating it is free \([\d,]+ tokens\): local runs on its own server\.$/),
  ).toBeVisible()

  await page.goto(`${url}/operator/model`)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('heading', { name: 'The built-in engine writes now' })).toBeVisible()
  await expect(findToasts(page).getByText('Disconnected')).toBeVisible()
})
