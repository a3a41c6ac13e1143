// npm run seed: fills the data folder with a team of two, the three sample projects, and comments, through the API.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addComment,
  addMember,
  type Endpoint,
  getTranscript,
  isRunning,
  type RequestBodyInput,
  type ResponseBody,
  register,
  testPayment,
  upgradeToTeam,
  uploadTranscript,
} from '@podcastai/contracts'
import { readConfig } from '../platform/config.ts'
import { FolderInUse, lockFolder } from '../platform/data-folder/lock.ts'

const samples = join(import.meta.dirname, '../../../samples')
const password = 'correct horse'
const admin = { email: 'maya@podcastai.example', username: 'Maya Brandt', password }
const member = { email: 'jonas@podcastai.example', username: 'Jonas Keller', password }
const testCard = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }

const runningAt = findRunningServer()
const server = runningAt === null ? spawnServer() : null
try {
  const address = server ? await readAddress(server) : runningAt
  if (address) await seed(address)
  process.stdout.write(`Log in as ${admin.email} (admin) or ${member.email} (user); password: ${password}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  server?.kill('SIGTERM')
}

async function seed(address: string) {
  const maya = connect(address)
  const { sessionId } = await maya(register, { body: admin })
  const asMaya = connect(address, sessionId)
  const { clientSecret } = await asMaya(upgradeToTeam, { body: {} })
  if (clientSecret) await asMaya(testPayment, { body: { clientSecret, card: testCard } })
  await asMaya(addMember, { body: { email: member.email, role: 'user' } })
  const joined = await connect(address)(register, { body: member })
  const asJonas = connect(address, joined.sessionId)

  for (const name of readdirSync(samples).filter((file) => /\.(?:vtt|srt|txt)$/.test(file))) {
    const form = new FormData()
    form.append('transcript', await openAsBlob(join(samples, name)), name)
    const { transcriptId: id } = await asMaya(uploadTranscript, { form })
    while (isRunning((await asMaya(getTranscript, { params: { id } })).status)) await wait(500)
    const { status, statusReason } = await asMaya(getTranscript, { params: { id } })
    if (status !== 'completed') throw new Error(`${name} was not processed: ${statusReason}`)
    await asJonas(addComment, { params: { id }, body: { text: `@${admin.username} which of these goes out first?` } })
    await asMaya(addComment, { params: { id }, body: { text: 'Let’s open with this one.', contentType: 'quotes' } })
    process.stdout.write(`${name}: processed\n`)
  }
}

type Request<E extends Endpoint> = { params?: Record<string, string>; body?: RequestBodyInput<E>; form?: FormData }

/** Returns a function that calls the API, and throws the message of an error response. */
function connect(address: string, sessionId?: string) {
  return async <E extends Endpoint>(endpoint: E, { params = {}, body, form }: Request<E>): Promise<ResponseBody<E>> => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const response = await fetch(new URL(path, address), {
      method: endpoint.method,
      headers: {
        ...(sessionId && { 'x-session-id': sessionId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(form && { body: form }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${await response.text()}`)
    return (await response.json()) as ResponseBody<E>
  }
}

/** Returns the address of the server that has the data folder open, or null. */
function findRunningServer(): string | null {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl) return null
  try {
    lockFolder(dataDir).release()
    return null
  } catch (error) {
    if (error instanceof FolderInUse && error.holder?.address) return error.holder.address
    throw error
  }
}

function spawnServer() {
  return spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, PORT: '0', APP_URL: '', BILLING: 'test', SMTP_URL: '', AI_PROVIDER: 'builtin' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Reads the address from the first line that a server prints. */
async function readAddress(child: ReturnType<typeof spawnServer>): Promise<string> {
  const lines = createInterface({ input: child.stdout })
  const [first] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [''])])) as [string]
  const address = /https?:\S+/.exec(first)?.[0]
  if (!address) throw new Error('The server did not start.')
  return address
}
