import type { ChosenFile } from './local-recording.ts'

type Picker = (options: object) => Promise<FileSystemFileHandle[]>

const accept = 'audio/*,video/*,.mkv,.mov,.m4a,.flac,.ogg,.opus'

/** Asks for a recording. Null if the user cancels. Where it can, the browser gives a handle that opens it again. */
export async function chooseFile(): Promise<ChosenFile | null> {
  const pick = (window as { showOpenFilePicker?: Picker }).showOpenFilePicker
  if (!pick) return chooseByInput()
  try {
    const types = [
      {
        description: 'Recordings',
        accept: { 'video/*': ['.mkv', '.mov'], 'audio/*': ['.m4a', '.flac', '.ogg', '.opus'] },
      },
    ]
    const [handle] = await pick.call(window, { id: 'recording', types })
    return handle ? { file: await handle.getFile(), handle } : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

function chooseByInput(): Promise<ChosenFile | null> {
  const { promise, resolve } = Promise.withResolvers<ChosenFile | null>()
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.onchange = () => resolve(input.files?.[0] ? { file: input.files[0] } : null)
  input.oncancel = () => resolve(null)
  input.click()
  return promise
}
