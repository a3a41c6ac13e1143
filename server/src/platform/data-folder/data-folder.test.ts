import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerCommands, askServer, getControlPath } from './control.ts'
import { FolderInUse, lockFolder } from './lock.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'podcastai-folder-'))

/** Another process that takes the folder's lock and stays. */
async function holdInAnotherProcess(folder: string) {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    lockFolder(${JSON.stringify(folder)}).announce({ address: 'http://127.0.0.1:4321', controlPath: null })
    console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('a folder that another process has open is refused in one line that names it', async () => {
  const folder = newFolder()
  const child = await holdInAnotherProcess(folder)
  try {
    lockFolder(folder)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(FolderInUse)
    expect((error as Error).message).toContain(`process id ${child.pid} at http://127.0.0.1:4321`)
    expect((error as Error).message).not.toContain('\n')
  } finally {
    child.kill('SIGKILL')
  }
})

test('the lock ends with its process, however that dies', async () => {
  const folder = newFolder()
  const child = await holdInAnotherProcess(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test('a command is answered by the process that has the folder, errors included', async () => {
  const path = getControlPath(newFolder())
  const server = await answerCommands(path, {
    greet: async (name) => `Hello ${name}`,
    fail: async () => {
      throw new Error('There is no account with this email.')
    },
  })
  await expect(askServer(path, 'greet', 'Maya')).resolves.toBe('Hello Maya')
  await expect(askServer(path, 'fail', '')).rejects.toThrow('There is no account with this email.')
  await expect(askServer(path, 'constructor', '')).rejects.toThrow('does not know the command')
  server.close()
})

test('a folder with a long path still has a socket that can be opened', async () => {
  const path = getControlPath(join(newFolder(), 'deep'.repeat(40)))
  const server = await answerCommands(path, { ping: async () => 'pong' })
  await expect(askServer(path, 'ping', '')).resolves.toBe('pong')
  server.close()
})

test('a command that is stopped before its answer leaves the server running', async () => {
  const path = getControlPath(newFolder())
  const server = await answerCommands(path, {
    slow: () => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 100)),
  })
  const socket = createConnection({ path })
  socket.write(JSON.stringify({ command: 'slow', argument: '' }))
  await new Promise<void>((resolve) => socket.end(resolve))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect(askServer(path, 'slow', '')).resolves.toBe('late')
  server.close()
})
