// Clicks between the sign-up of a new server's first account and content that a model wrote. Typing and the file dialog
// don't count.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parseTranscript } from '@podcastai/transcript'
import { goodModel } from '../server/test/good-model.ts'
import { type ModelProvider, startModelProvider } from '../server/test/model-provider/model-provider.ts'
import type { OllamaLibrary } from '../server/test/model-provider/ollama-library.ts'
import { type BuiltApp, startBuiltApp } from './built-app.ts'
import { expectClean } from './expect-clean.ts'
import { expect, newPerson, sample, test } from './fixtures.ts'

const qwen = { name: 'qwen3:4b', size: 1_000_000_000 }
const total = 2_600_000_000
const lines = (completed: number) => ({ status: 'pulling aa', digest: 'sha256:aa', total, completed })

// Each test has a server of its own.
test.describe.configure({ timeout: 120_000 })

let provider: ModelProvider
let app: BuiltApp
let library: OllamaLibrary
test.beforeEach(async () => {
  library = { models: [] }
  const script = goodModel(parseTranscript(readFileSync(sample), 'the-bakery.vtt'))
  provider = await startModelProvider(script, { ollama: library })
  const OLLAMA_API_URL = provider.baseUrl.replace('/v1', '')
  app = await startBuiltApp({ AI_PROVIDER: '', BILLING: 'off', OLLAMA_API_URL })
})
test.afterEach(async ({ page }) => {
  // A page that still loads parts would complain that the server is gone.
  await page.close()
  await app.stop()
  await provider.close()
})

test('with a model in Ollama, 4 clicks lead to content that it wrote', async ({ page }) => {
  library.models = [qwen]
  const click = countClicks()
  await signUp(page, click)
  await expect(page.getByText('Ollama · 1.0 GB · fits this machine')).toBeVisible()
  await expectClean(page, 'the choice of a model')
  await click(page.getByRole('button', { name: 'Use this: qwen3:4b on Ollama' }))
  await uploadSample(page, click)
  expect(click.count()).toBeLessThanOrEqual(4)
  expect(provider.requests.length).toBeGreaterThan(1)
  expect([...new Set(provider.requests.map(({ api }) => api))]).toEqual(['ollama'])

  await page.goto(`${app.origin}/dashboard`)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('with Ollama and no model, 5 clicks lead to content of a downloaded model', async ({ page }) => {
  const finish = Promise.withResolvers<void>()
  library.pull = async (name, write) => {
    write(lines(1_040_000_000))
    await finish.promise
    library.models = [{ ...qwen, name }]
    write({ status: 'success' })
  }
  const click = countClicks()
  await signUp(page, click)
  await click(page.getByRole('button', { name: 'Get qwen3:4b (2.6 GB)' }))
  await expect(page.getByText('1.0 GB of 2.6 GB')).toBeVisible()
  await expectClean(page, 'a download')
  // It goes on without the page.
  await page.reload()
  await expect(page.getByRole('progressbar', { name: 'Getting qwen3:4b' })).toBeVisible()
  finish.resolve()
  await uploadSample(page, click)
  expect(click.count()).toBeLessThanOrEqual(5)
})

type Click = ((control: Locator) => Promise<void>) & { count: () => number }

function countClicks(): Click {
  let count = 0
  const click = async (control: Locator) => {
    await control.click()
    count += 1
  }
  return Object.assign(click, { count: () => count })
}

async function signUp(page: Page, click: Click) {
  const { email, username, password } = newPerson()
  await page.goto(`${app.origin}/register`)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Your Name').fill(username)
  await page.getByLabel('Password').fill(password)
  await click(page.getByRole('button', { name: 'Create Account' }))
  await expect(page.getByRole('heading', { name: 'Who writes your content?' })).toBeVisible()
}

/** Uploads the sample and waits for content by the model. */
async function uploadSample(page: Page, click: Click) {
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await click(page.getByText('choose a file', { exact: true }))
  await (await chooser).setFiles(sample)
  await click(page.getByRole('button', { name: 'Upload Transcript' }))
  await expect(page).toHaveURL(/\/project\//)
  const url = page.url().replace('/project/', '/api/transcripts/')
  const findWriters = async () => {
    const { generation } = (await (await page.request.get(url)).json()) as { generation: { engine: string | null }[] }
    return [...new Set(generation.flatMap(({ engine }) => engine ?? []))]
  }
  // The first type will do: a model with a small context writes each by itself.
  await expect.poll(findWriters, { timeout: 60_000 }).toEqual(['qwen3:4b'])
}
