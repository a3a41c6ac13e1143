import { saveFile } from './save-file.ts'

/** Saves a CSV from the browser; nothing is sent to the server. */
export function downloadCsv(filename: string, csv: string): void {
  saveFile(filename, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
